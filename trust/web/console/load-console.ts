export const loadConsole = async () => ({ default: (await import('./console-page.tsx')).ConsolePage })
