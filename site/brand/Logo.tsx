/** The shield that parries. Decorative: the brand's name stands beside it as text. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5 5.5h22v10.200c0 6-4.300 9.700-11 12.300C9.300 25.400 5 21.700 5 15.700Z" />
      <path d="m11.500 18.500 9-8" />
    </svg>
  );
}
