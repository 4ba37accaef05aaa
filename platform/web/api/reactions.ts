import type { Tokens } from '../session.ts'

/** Reactions to failures; set by the apps, because only they know the screens and calls. */
export type ApiReactions = {
  /** Exchanges a refresh token for new tokens. */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** The session is over: go to the exit route (spec 8). */
  onExit: () => void
  /** The server answered 403: go to the home route with this code (spec 8). */
  onDenied: (code: 'ACCESS_DENIED') => void
  /** A sensitive call requires re-authentication. True: done, so the call is repeated. */
  onStepUp?: () => Promise<boolean>
}

let reactions: ApiReactions | null = null

/** Sets the reactions; called once, before the first call. */
export const configureApi = (chosen: ApiReactions): void => {
  reactions = chosen
}

export const apiReactions = (): ApiReactions => {
  if (!reactions) throw new Error('configureApi comes first')
  return reactions
}
