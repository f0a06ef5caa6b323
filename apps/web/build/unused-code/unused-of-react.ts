import type { Unused } from './prune.ts'

const absent = 'throw Error("left out of React")'

const each = (names: string, body: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, body]),
  )

const viewTransitions = each(
  `trackEnterViewTransitions commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions
  commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitAfterMutationEffectsOnFiber
  measureNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions restorePairedViewTransitions
  startViewTransition flushAfterMutationEffects reportViewTransitionError scheduleViewTransitionEvent queueTransitionTypes
  pushViewTransitionCancelableScope pushMutationContext suspendInstance ViewTransitionPseudoElement`,
  '',
)

const fragmentRefs = each(
  `addFragmentHandleToFiber commitNewChildToFragmentInstances commitNewChildToFragmentInstance
  deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
  isFragmentInstanceParent traverseVisibleInstancesAndTextInstances`,
  '',
)

/** Functions as the `action` of a form. */
const formActions = each(
  'extractEvents$1 scheduleReplayQueueIfNeeded TransitionAwareHostComponent recursivelyResetForms ensureFormComponentIsStateful',
  '',
)

const rest = each(
  'isCustomElement isSingletonScope attemptExplicitHydrationTarget defaultOnDefaultTransitionIndicator',
  '',
)

const refused = each(
  `FragmentInstance requestFormReset prefetchDNS preconnect preloadModule preinitScript preinitStyle preinitModuleScript
  setPropOnCustomElement`,
  absent,
)

/** What `react` gives for it, so that a build fails once someone imports one. */
export const leftOutOfReact = [
  'Activity',
  'Profiler',
  'StrictMode',
  'SuspenseList',
  'ViewTransition',
  'useActionState',
  'useCacheRefresh',
  'useDebugValue',
  'useDeferredValue',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useTransition',
]

/** Of `react-dom/client`, in production form. Numbers are kinds of fibers. */
export const unusedOfReact: Unused = {
  // StrictMode, Consumer, Profiler, classes that do not render, SuspenseList, Scope, LegacyHidden, Cache, TracingMarker,
  // <html>, <head> and <body>, ViewTransition, Activity.
  tags: [8, 9, 12, 17, 19, 21, 23, 24, 25, 27, 30, 31],
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_STRICT_MODE_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_CONSUMER_TYPE',
  ],
  functions: {
    ...viewTransitions,
    ...fragmentRefs,
    ...formActions,
    ...rest,
    ...refused,
    estimateBandwidth: 'return 5',
    getStackByFiberInDevAndProd: 'return ""',
    claimQueuedTransitionTypes: 'return null',
    getVendorPrefixedEventName: 'return eventName',
  },
  constants: {
    viewTransitionMutationContext: '!1',
    shouldStartViewTransition: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    viewTransitionContextChanged: '!1',
    rootViewTransitionNameCanceled: '!1',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    viewTransitionCancelableChildren: 'null',
  },
  properties: [
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useMemoCache',
    'useCacheRefresh',
    'useDeferredValue',
    'useTransition',
    'useImperativeHandle',
    'useDebugValue',
    'useInsertionEffect',
  ],
  statements: [
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMSharedInternals.findDOMNode',
  ],
}
