const id = 'support-chat'

/** Loads the support chat of the settings, if any, once, when the page is idle. */
export const startSupportChat = (url: string | null | undefined): void => {
  if (!url || document.getElementById(id)) return
  const add = (): void => {
    if (document.getElementById(id)) return
    const script = document.createElement('script')
    script.id = id
    script.src = url
    script.async = true
    document.body.append(script)
  }
  if (document.readyState === 'complete') setTimeout(add, 0)
  else window.addEventListener('load', add, { once: true })
}
