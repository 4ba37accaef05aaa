import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { errorBody } from '#platform/contract/error-body.ts'
import { errorStatus } from '#platform/domain/error-codes.ts'

/** A JSON schema. */
export type JsonSchema = Record<string, unknown>

/** Turns a record with a fixed list of keys into an object with these properties: linters and generators ignore `propertyNames`. */
const nameProperties = (schema: JsonSchema): void => {
  const { required, properties, additionalProperties } = schema
  if (!Array.isArray(required) || properties !== undefined || typeof additionalProperties !== 'object') return
  schema['properties'] = Object.fromEntries(required.map((name: string) => [name, additionalProperties]))
  schema['additionalProperties'] = false
  delete schema['propertyNames']
}

/** A zod schema as JSON schema: `input` documents requests, `output` compiles the serializer. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ jsonSchema: made }) => nameProperties(made as JsonSchema),
  }) as JsonSchema
  return rest
}

/** The schema that every error response refers to. */
export const errorBodySchema: JsonSchema = { $id: 'errorBody', ...jsonSchema(errorBody, 'output') }

/** The body of an upload: the one part that `receiveFile` reads. */
const uploadSchema: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: 'The file, up to 10 MB' } },
  required: ['file'],
}

/** The body of a chunk. */
const chunkSchema: JsonSchema = {
  type: 'string',
  format: 'binary',
  description: 'Bytes of the file, up to 64 KiB',
}

/** HTTP statuses of an endpoint besides success. */
export const failureStatuses = (endpoint: Endpoint): number[] => {
  const general =
    endpoint.permission === 'public' ? [400, 429, 500, 503] : [400, 401, 403, 404, 429, 500, 503]
  const own = (endpoint.errors ?? []).map((code) => errorStatus[code])
  return [...new Set([...general, ...own])].toSorted((a, b) => a - b)
}

/** OpenAPI description of a call. Generating all of them takes longer than everything else in mounting, so it is lazy. */
export const describeCall = (endpoint: Endpoint, feature: string): JsonSchema => {
  const success: JsonSchema =
    endpoint.transport === 'file'
      ? { 200: { type: 'string', format: 'binary', description: 'The file' } }
      : endpoint.response
        ? { 200: { description: endpoint.summary, ...jsonSchema(endpoint.response, 'output') } }
        : { 204: { type: 'null', description: 'Done' } }
  const failures = Object.fromEntries(
    failureStatuses(endpoint).map((status) => [status, { $ref: 'errorBody#' }]),
  )
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [feature],
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.headers ? { headers: jsonSchema(endpoint.headers, 'input') } : {}),
    ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.transport === 'multipart' ? { consumes: ['multipart/form-data'], body: uploadSchema } : {}),
    ...(endpoint.transport === 'bytes' ? { consumes: ['application/octet-stream'], body: chunkSchema } : {}),
    ...(endpoint.permission === 'public' ? { security: [] } : {}),
    response: { ...success, ...failures },
  }
}
