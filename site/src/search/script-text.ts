/** Data for a `<script>`: no text of a setting or an alert must be able to end the element. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
