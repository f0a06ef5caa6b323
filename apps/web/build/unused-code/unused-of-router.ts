import type { Unused } from './prune.ts'

const absent = 'throw Error("left out of React Router")'

/** Fetchers, submissions, routes discovered later, view transitions. */
const router: Unused = {
  functions: {
    fetch: absent,
    handleAction: absent,
    cancelDiscoveryNavigation: absent,
    discoverRoutes: absent,
    getFetcher: absent,
    resetFetcher: absent,
    queueFetcherForDeletion: absent,
    patchRoutes: absent,
    _internalSetRoutes: absent,
    deleteFetcher: '',
    abortFetcher: '',
    getUpdatedRevalidatingFetchers: '',
    getInstrumentationNavigateMeta: '',
    getSubmissionFromNavigation: '',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    normalizeNavigateOptions: 'return { path }',
    createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    interruptActiveLoads: 'isRevalidationRequired = true',
    checkFogOfWar: 'return {}',
    getActionDataForCommit: '',
    getUpdatedActionData: '',
  },
  constants: {
    submission: '(void 0)',
    activeSubmission: '(void 0)',
    fetcherSubmission: '(void 0)',
    pendingActionResult: '(void 0)',
    pendingDiscoveryCancellation: '(void 0)',
    viewTransitionOpts: '(void 0)',
    isFogOfWar: '!1',
    isActionReload: '!1',
    initialMatchesIsFOW: '!1',
    pendingViewTransitionEnabled: '!1',
  },
  members: {
    submission: '(void 0)',
    pendingError: '(void 0)',
    instrumentations: '(void 0)',
    instrumentationNavigateMetaReceiver: '(void 0)',
    patchRoutesOnNavigation: '(void 0)',
    unstable_customRouteDiscovery: '!1',
  },
  statements: [
    'fetchLoadMatches.forEach(',
    'revalidatingFetchers.forEach(',
    'revalidatingFetchers.filter(',
    'unmountedFetchers.forEach(',
    'mountedFetchers.forEach(',
    'fetchersQueuedForDeletion.forEach(',
    'state.fetchers.forEach(',
    'warning(',
  ],
}

const components: Unused = {
  constants: {
    viewTransitionOpts: '(void 0)',
    isViewTransitionAvailable: '!1',
    useTransitions: '(void 0)',
    renderDfd: '(void 0)',
    transition: '(void 0)',
    interruption: '(void 0)',
    pendingState: '(void 0)',
    setOptimisticState: '(void 0)',
    useOptimistic: '((state) => [state])',
  },
  statements: [
    'warnOnce(',
    'React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning',
    'React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState && router.window',
    'React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState && state.location',
    'React$1.useEffect(() => {\n\t\tif (!vtContext.isTransitioning',
    'newState.fetchers.forEach(',
    'deletedFetchers.forEach(',
  ],
}

const dom: Unused = {
  functions: { parseHydrationData: '' },
  constants: { NavLink: '(void 0)', Form: '(void 0)', HistoryRouter: '(void 0)' },
  statements: ['warning(', 'NavLink.displayName', 'Form.displayName', 'HistoryRouter.displayName'],
}

const hooks: Unused = {
  functions: {
    useNavigateUnstable: absent,
    RSCErrorHandler: absent,
    DefaultErrorComponent: 'return null',
    warningOnce: '',
  },
  statements: ['warning('],
}

/** What `react-router` gives for it. */
export const leftOutOfRouter = [
  'Form',
  'NavLink',
  'unstable_HistoryRouter',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useSubmit',
  'useViewTransitionState',
]

/** By the path of the script in React Router. */
export const unusedOfRouter: Readonly<Record<string, Unused>> = {
  'router/router.js': router,
  'router/utils.js': { statements: ['warning('] },
  'components.js': components,
  'dom/lib.js': dom,
  'hooks.js': hooks,
}
