import { notify } from './banner-store.ts'

const key = 'message_after_reload'

/** Has the next page of this tab show a success message once it has loaded. */
export const notifyAfterReload = (text: string): void => sessionStorage.setItem(key, text)

/** Shows the success message that the previous page of this tab left. */
export const showMessageAfterReload = (): void => {
  const text = sessionStorage.getItem(key)
  if (text === null) return
  sessionStorage.removeItem(key)
  notify({ code: 200, text })
}
