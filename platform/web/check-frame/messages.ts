/** Requests of the portal to the sign-on service's hidden frame (spec 4). */
export type FrameRequest =
  | { kind: 'check' }
  | { kind: 'sign-on'; sessionId: string; projectKey: string }
  | { kind: 'sign-out' }

/** Messages of the frame to the portal; `ready` comes first, any other is the response to a request. */
export type FrameAnswer =
  | { kind: 'ready' }
  | { kind: 'checked'; signedIn: boolean }
  | { kind: 'signed-on'; sessionId: string }
  | { kind: 'signed-out' }
  | { kind: 'failed' }

type Fields = Readonly<Record<string, (value: unknown) => boolean>>

const sessionId = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{16,128}$/.test(value)
const name = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,100}$/.test(value)
const flag = (value: unknown): boolean => typeof value === 'boolean'

const requests: Readonly<Record<FrameRequest['kind'], Fields>> = {
  check: {},
  'sign-on': { sessionId, projectKey: name },
  'sign-out': {},
}

const answers: Readonly<Record<FrameAnswer['kind'], Fields>> = {
  ready: {},
  checked: { signedIn: flag },
  'signed-on': { sessionId },
  'signed-out': {},
  failed: {},
}

/** A message of exactly the known format, or null: anybody may post anything to a window. */
const read = <M>(known: Readonly<Record<string, Fields>>, data: unknown): M | null => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  const { kind, ...rest } = data
  if (typeof kind !== 'string' || !Object.hasOwn(known, kind)) return null
  const fields = known[kind]!
  const given = Object.entries(rest)
  const fits =
    given.length === Object.keys(fields).length &&
    given.every(([key, value]) => Object.hasOwn(fields, key) && fields[key]!(value))
  return fits ? (data as M) : null
}

/** The request in a message to the frame, or null. */
export const frameRequest = (data: unknown): FrameRequest | null => read<FrameRequest>(requests, data)

/** The response in a message to the portal, or null. */
export const frameAnswer = (data: unknown): FrameAnswer | null => read<FrameAnswer>(answers, data)
