import { existsSync } from 'node:fs'

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const shell = `${chromiumPath}-headless-shell`
export const chromiumShellPath = existsSync(shell) ? shell : chromiumPath

/** Runs as any user, without screen or background requests. */
export const quietChromium: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For many short-lived contexts, best in the shell if it is installed: neither renderers of the address bar nor a spare
 * one for each context, a third of the processor time. The last `--disable-features` is the one that counts, so those that
 * Playwright turns off are repeated.
 */
export const lightChromium: readonly string[] = [
  ...quietChromium,
  `--disable-features=${[
    'SpareRendererForSitePerProcess',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
]
