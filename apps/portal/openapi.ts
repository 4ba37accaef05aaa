import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/**
 * Generates OpenAPI 3.1 for the calls registered afterwards, at `/api/v1/openapi.json`, readable at `/api/docs`.
 * Pages, sockets and the sign-on service, a separate program, are not included. Generated on first request.
 */
export const addOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: '/', description: 'This portal' }],
      info: { title: 'Runway', version: '1.0.0', description: 'The calls of the portal.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ url, route }) => ({
      schema: (url.startsWith('/api/v1/') && route.config?.describe?.()) || { hide: true },
      url,
    }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/v1/openapi.json', async () => app.swagger())
}
