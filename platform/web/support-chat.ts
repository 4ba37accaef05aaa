const id = 'support-chat'

/** Loads the support chat that the settings name, once, when the page has nothing better to do; none is named, none comes. */
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
