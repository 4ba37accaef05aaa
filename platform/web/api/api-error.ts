import type { ErrorBody } from '#platform/contract/error-body.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { FieldErrors } from '#platform/domain/product-error.ts'

/** Default messages by status (spec 8); the texts `transport.<status>` translate them. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** A call with an error response, or without any (`status` 0). */
export class ApiError extends Error {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  /** Seconds the server asked to wait, if given. */
  readonly retryAfter: number | null

  constructor(failure: {
    url: string
    status: number
    statusText: string
    body: unknown
    retryAfter?: number | null
  }) {
    super(statusMessages[failure.status] ?? `${failure.status} ${failure.statusText}`.trim())
    this.name = 'ApiError'
    this.url = failure.url
    this.status = failure.status
    this.statusText = failure.statusText
    this.body = failure.body
    this.retryAfter = failure.retryAfter ?? null
  }

  /** The code of the closed list, if given. */
  get code(): ErrorCode | null {
    return isErrorBody(this.body) ? this.body.code : null
  }

  /** Values for the placeholders of the code's text. */
  get params(): Record<string, string | number> {
    return isErrorBody(this.body) ? (this.body.params ?? {}) : {}
  }

  /** Field errors by path. */
  get fields(): FieldErrors {
    return isErrorBody(this.body) ? (this.body.fields ?? {}) : {}
  }

  /** The request id to quote to support. */
  get requestId(): string | null {
    return isErrorBody(this.body) ? (this.body.requestId ?? null) : null
  }

  /** Whether announced maintenance is in progress: its end is known, and earlier retries are useless. */
  get isMaintenance(): boolean {
    return this.code === 'PORTAL_READ_ONLY' || this.code === 'PORTAL_CLOSED'
  }

  /** Whether the portal or its database is temporarily unavailable, so that retrying makes sense. */
  get isAway(): boolean {
    if (this.isMaintenance) return false
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** A call cancelled by its caller (spec 8: "Request aborted"). */
export class RequestAborted extends Error {
  constructor() {
    super('Request aborted')
    this.name = 'AbortError'
  }
}

/** Whether the error has this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code

/** Whether a one-time link is no longer valid: used, replaced or expired. */
export const isDeadLink = (error: unknown): boolean =>
  hasCode(error, 'CONFIRMATION_LINK_USED') || hasCode(error, 'CONFIRMATION_LINK_EXPIRED')

/** Whether a page of an accelerator was refused because the person is in another team, or in none. */
export const isOutsideTeam = (error: unknown): boolean =>
  hasCode(error, 'NOT_IN_ACCELERATOR_TEAM') || hasCode(error, 'ACCELERATOR_ONLY_PAGE')
