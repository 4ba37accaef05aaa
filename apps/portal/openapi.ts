import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { hookPayloads } from '#features/web-hooks'
import { jsonSchema } from '#platform/server/http/schemas.ts'

/** The messages of webhooks by type, as the receiver gets them. */
const describeHooks = () =>
  Object.fromEntries(
    [...hookPayloads].map(([type, schema]) => [
      type,
      {
        post: {
          operationId: `webhook:${type}`,
          summary: `Web hook message ${type}`,
          tags: ['web-hooks'],
          security: [],
          requestBody: { content: { 'application/json': { schema: jsonSchema(schema, 'output') } } },
          responses: {
            '2XX': { description: 'The message is taken' },
            '4XX': { description: 'It is sent again later' },
          },
        },
      },
    ]),
  )

/**
 * Generates OpenAPI 3.1 for the calls registered afterwards, at `/api/v1/openapi.json`, readable at `/api/docs`.
 * Pages, sockets and the sign-on service, a separate program, are not included. Generated on first request.
 */
export const addOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: '/', description: 'This portal' }],
      info: {
        title: 'Runway',
        version: '1.0.0',
        description: 'The calls of the portal.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
      webhooks: describeHooks(),
    },
    transform: ({ url, route }) => ({
      schema: (url.startsWith('/api/v1/') && route.config?.describe?.()) || { hide: true },
      url,
    }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/v1/openapi.json', async () => app.swagger())
}
