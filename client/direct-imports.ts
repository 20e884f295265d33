/**
 * `import { Box } from '@mui/material'` becomes an import of Box alone. By its index every part of the kit
 * would be among what a page imports before it runs, and share its script (`chunks.ts`).
 */
const INDEX = /import\s*\{([^}]*)\}\s*from\s*'@mui\/material';/g;

export function directImports() {
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    apply: 'build' as const,
    transform(code: string, id: string) {
      if (id.includes('node_modules') || !code.includes("'@mui/material'")) return undefined;
      return code.replace(INDEX, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '@mui/material/${name}';`)
          .join(''),
      );
    },
  };
}
