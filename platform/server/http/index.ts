export { createHttpApp, type HttpAppOptions } from './create-http-app.ts'
export { escapeHtml } from './escape-html.ts'
export { type Gate, mountFeatures, uploadsUnderWay } from './mount-feature.ts'
export { sendProblem, toProblem } from './problem-response.ts'
