import { limitsStore } from '../portal-limits.ts'

/** Severity of a banner. */
export type BannerLook = 'error' | 'warning' | 'success' | 'info'

/** One text of the banner; a key and its parameters are translated by the caller. */
export type BannerMessage = {
  id: number
  text: string
  offer?: { label: string; run: () => void } | undefined
}

/** The banner as a whole (spec 3 "Notification banner state"). */
export type BannerState = {
  showMessage: boolean
  messagesArray: readonly BannerMessage[]
  code: number
  duration: number
}

/** How long messages are shown, in milliseconds (spec 4, 9); -1 until closed. */
export const durations = {
  get default() {
    return limitsStore.get().notificationMs
  },
  get success() {
    return limitsStore.get().successMs
  },
  stays: -1,
}

export const noBanner: BannerState = { showMessage: false, messagesArray: [], code: 0, duration: 0 }

/** Severity by code: 500 and above error, 400 warning, 200 success, else info (spec 4). */
export const lookOf = (code: number): BannerLook =>
  code >= 500 ? 'error' : code >= 400 ? 'warning' : code >= 200 ? 'success' : 'info'

/** Default duration of a message with this code. */
export const durationOf = (code: number): number =>
  lookOf(code) === 'success' ? durations.success : durations.default

/** Removes a message that is no longer true; the last one closes the banner. */
export const withoutMessage = (state: BannerState, text: string): BannerState => {
  const messagesArray = state.messagesArray.filter((message) => message.text !== text)
  return messagesArray.length === 0 ? noBanner : { ...state, messagesArray }
}

/** Adds a message: opens the banner, or appends to the open one; the higher severity and the longer duration win. */
export const withMessage = (
  state: BannerState,
  code: number,
  message: BannerMessage,
  duration?: number,
): BannerState => {
  const time = duration ?? (message.offer ? durations.default : durationOf(code))
  if (!state.showMessage) return { showMessage: true, messagesArray: [message], code, duration: time }
  const stays = state.duration === durations.stays || time === durations.stays
  const known = state.messagesArray.some(({ text }) => text === message.text)
  return {
    showMessage: true,
    messagesArray: known ? state.messagesArray : [...state.messagesArray, message],
    code: Math.max(state.code, code),
    duration: stays ? durations.stays : Math.max(state.duration, time),
  }
}
