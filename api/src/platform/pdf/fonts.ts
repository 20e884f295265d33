import { fileURLToPath } from 'node:url';

/** Source Sans 3 (OFL-1.1): Latin with all its accents, Greek and Cyrillic. The same on every machine. */
export const FONTS = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  ),
};
