import type { FastifyError } from 'fastify'
import { NoResultError } from 'kysely'
import type { ErrorBody } from '#platform/contract/error-body.ts'
import { errorStatus, type ErrorCode } from '#platform/domain/error-codes.ts'
import { ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import { isUnavailable } from '../database/unavailable.ts'

const statusText: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** The response of a failed call. `unexpected` ones are logged with their stack. */
export type Failure = { status: number; body: ErrorBody; unexpected: boolean; retryAfter?: number }

/** Builds the body of a failed call (product 6). */
export const failure = (
  code: ErrorCode,
  options: {
    status?: number
    params?: Record<string, string | number>
    fields?: FieldErrors | undefined
    unexpected?: boolean
    retryAfter?: number
  } = {},
): Failure => {
  const status = options.status ?? errorStatus[code]
  return {
    status,
    unexpected: options.unexpected ?? false,
    ...(options.retryAfter === undefined ? {} : { retryAfter: options.retryAfter }),
    body: {
      code,
      message: `${statusText[status] ?? 'Error'}: ${code}`,
      params: options.params ?? {},
      ...(options.fields ? { fields: options.fields } : {}),
    },
  }
}

/** Converts any thrown error to the response for the person. */
export const failureOf = (
  error: unknown,
  constraintErrors: Readonly<Record<string, ErrorCode>> = {},
): Failure => {
  if (error instanceof ProductError) {
    const retryAfter = error.params['retryAfter']
    return failure(error.code, {
      // The cause, a failure of another component, is logged.
      unexpected: error.cause !== undefined,
      params: error.params,
      fields: error.fields,
      ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    })
  }
  // A required row: it has been deleted meanwhile.
  if (error instanceof NoResultError) return failure('NOT_FOUND')
  const thrown = (error ?? {}) as Partial<FastifyError> & { constraint?: string }
  const ruled = thrown.constraint ? constraintErrors[thrown.constraint] : undefined
  if (ruled) return failure(ruled)
  if (isUnavailable(thrown)) return failure('SERVICE_UNAVAILABLE', { retryAfter: 2 })
  if (thrown.code === '53100') return failure('STORAGE_FULL', { unexpected: true })
  // Two conflicting transactions, or input that PostgreSQL cannot store: the caller's to fix, not ours.
  if (thrown.code === '40001' || thrown.code === '40P01') return failure('STATE_CHANGED')
  // A referenced row was deleted meanwhile, or the row to delete is now referenced.
  if (thrown.code === '23503') return failure('STATE_CHANGED')
  // Two at once: after a retry the error names the duplicate, if no feature maps the constraint.
  if (thrown.code === '23505') return failure('STATE_CHANGED')
  if (thrown.code === '22021' || thrown.code === '22P05') return failure('VALIDATION_FAILED')
  if (thrown.code === '22003') return failure('VALIDATION_FAILED')
  // Only a file that was sent as a part is a file; any other body is data of a form.
  if (thrown.statusCode === 413)
    return failure(thrown.code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'BODY_TOO_LARGE')
  if (thrown.statusCode === 429) return failure('RATE_LIMITED')
  if (thrown.statusCode === 414) return failure('REQUEST_TOO_LONG', { status: 414 })
  if (thrown.statusCode && thrown.statusCode >= 400 && thrown.statusCode < 500) {
    return failure('VALIDATION_FAILED', { status: thrown.statusCode })
  }
  return failure('UNEXPECTED_ERROR', { unexpected: true })
}
