import { ApiError, RequestAborted } from '../api/api-error.ts'
import { errorText } from '../i18n/error-text.ts'
import { createStore } from '../store.ts'
import { noBanner, withMessage, withoutMessage, type BannerMessage } from './banner-rules.ts'

/** The banner on the screen. */
export const bannerStore = createStore(noBanner)

let nextId = 1

type Notice = {
  /** 200 success, 400 warning, 500 error, below 200 information. */
  code: number
  text: string
  /** Milliseconds; -1 until closed; by default depends on the code. */
  duration?: number
  offer?: BannerMessage['offer']
}

/** Shows a message: `notify({ code: 200, text: t('saved'), offer: { label: t('actions.undo'), run } })`. */
export const notify = ({ code, text, duration, offer }: Notice): void => {
  const id = nextId++
  bannerStore.set((state) => withMessage(state, code, { id, text, offer }, duration))
}

/** Shows an error: 5xx and no connection as error, what the person can correct as warning. */
export const notifyError = (error: unknown): void => {
  if (error instanceof RequestAborted) return
  const status = error instanceof ApiError ? error.status : 500
  notify({ code: status >= 400 && status < 500 ? 400 : 500, text: errorText(error) })
}

/** Removes a message that is no longer true. */
export const takeBack = (text: string): void => bannerStore.set((state) => withoutMessage(state, text))

/** Closes the banner and clears its messages. */
export const closeBanner = (): void => bannerStore.set(noBanner)
