export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

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
 * For many short-lived contexts: a third less processor time than with what a window of Chromium brings along, renderers
 * of the address bar and a spare one for each context. The last `--disable-features` is the one that counts, so those
 * that Playwright turns off are repeated.
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
