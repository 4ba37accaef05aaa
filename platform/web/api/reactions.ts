import type { Tokens } from '../session.ts'

/** What the application does about failures; the apps set it, because only they know the screens and calls. */
export type ApiReactions = {
  /** Exchanges a refresh token for new tokens. */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** The session is over: go to the exit route (spec 8). */
  onExit: () => void
  /** The server answered 403: go to the home route with this code (spec 8). */
  onDenied: (code: 'ACCESS_DENIED') => void
  /** A grave call wants to know once more who is there. True: it has been proved, so the call is made again. */
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
