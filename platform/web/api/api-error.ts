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

/** A call that was answered with a failure, or not at all (`status` 0). */
export class ApiError extends Error {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: unknown
  /** Seconds the server asked to wait, if it did. */
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

  /** The code of the closed list, when the server gave one. */
  get code(): ErrorCode | null {
    return isErrorBody(this.body) ? this.body.code : null
  }

  /** What the code's text has placeholders for. */
  get params(): Record<string, string | number> {
    return isErrorBody(this.body) ? (this.body.params ?? {}) : {}
  }

  /** The fields that are wrong, by path. */
  get fields(): FieldErrors {
    return isErrorBody(this.body) ? (this.body.fields ?? {}) : {}
  }

  /** The number to quote to support. */
  get requestId(): string | null {
    return isErrorBody(this.body) ? (this.body.requestId ?? null) : null
  }

  /** Whether works last that were announced: their end is known, and nothing comes of asking again before. */
  get isMaintenance(): boolean {
    return this.code === 'PORTAL_READ_ONLY' || this.code === 'PORTAL_CLOSED'
  }

  /** Whether the portal or its database is away for a while: worth waiting for. */
  get isAway(): boolean {
    if (this.isMaintenance) return false
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** A call that its caller gave up (spec 8: "Request aborted"). */
export class RequestAborted extends Error {
  constructor() {
    super('Request aborted')
    this.name = 'AbortError'
  }
}

/** Whether the error says this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code

/** Whether a one-time link does not work any more: used, replaced or too old. */
export const isDeadLink = (error: unknown): boolean =>
  hasCode(error, 'CONFIRMATION_LINK_USED') || hasCode(error, 'CONFIRMATION_LINK_EXPIRED')

/** Whether a page of an accelerator was refused because the person is not in its team, or in no team at all. */
export const isOutsideTeam = (error: unknown): boolean =>
  hasCode(error, 'NOT_IN_ACCELERATOR_TEAM') || hasCode(error, 'ACCELERATOR_ONLY_PAGE')
