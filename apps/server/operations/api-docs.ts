import type { Feature } from '@basera/platform/server/feature'
import { escapeHtml } from '@basera/platform/server/http'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

interface Operation {
  readonly summary: string
  readonly description: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: unknown
  }[]
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const rows = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  )
  return (
    `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>` +
    `<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p><table>${rows.join('')}</table></section>`
  )
}

function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  )
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>API | Basera</title>' +
    '<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:auto;padding:1rem}' +
    'td{padding:.2rem .6rem;vertical-align:top;border-top:1px solid #ccc}code{overflow-wrap:anywhere}</style>' +
    `<h1>Calls</h1><p><a href="/api/openapi.json">OpenAPI 3.1</a></p>${sections.join('')}</html>`
  )
}

/** In development also a page at `/api/docs`. */
export function registerApiDocs(
  app: FastifyInstance,
  features: readonly Feature[],
  options: { readonly publicUrl: string; readonly development: boolean },
): void {
  const document = openApiDocument(features, options.publicUrl)
  app.get('/api/openapi.json', async () => document)
  if (options.development)
    app.get('/api/docs', async (_, reply) =>
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(docsPage(document)),
    )
}
