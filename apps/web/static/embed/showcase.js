// <runway-showcase showcase="12" view="cards" theme="dark" lang="en" label="Our projects"></runway-showcase>
// Shows the projects of a showcase on any page: a frame of the portal, as high as what it shows.
{
  const portal = new URL(document.currentScript.src).origin
  const mostHeight = 20000
  const themes = new Set(['light', 'dark', 'auto'])

  class RunwayShowcase extends HTMLElement {
    static observedAttributes = ['showcase', 'view', 'theme', 'lang', 'label']

    connectedCallback() {
      addEventListener('message', this)
      this.draw()
    }

    disconnectedCallback() {
      removeEventListener('message', this)
    }

    attributeChangedCallback(name) {
      if (!this.frame) return
      if (name === 'theme') this.tellTheme()
      else this.draw()
    }

    /** Accepts only messages of this frame, from the portal, in the known format. */
    handleEvent({ origin, source, data }) {
      if (origin !== portal || !this.frame || source !== this.frame.contentWindow) return
      if (typeof data !== 'object' || data === null || data.source !== 'runway-showcase') return
      const { kind, height } = data
      if (!Number.isInteger(height) || height <= 0 || height > mostHeight) return
      this.frame.style.height = `${height}px`
      if (kind !== 'opened') return
      // A new page of the frame did not receive earlier messages.
      this.tellTheme()
      // Scroll to the top of the frame's new page.
      const { top } = this.getBoundingClientRect()
      if (this.wasOpened && (top < 0 || top > innerHeight)) this.scrollIntoView()
      this.wasOpened = true
    }

    get theme() {
      const theme = this.getAttribute('theme')
      return themes.has(theme) ? theme : 'auto'
    }

    tellTheme() {
      this.frame.contentWindow?.postMessage(
        { source: 'runway-page', kind: 'theme', theme: this.theme },
        portal,
      )
    }

    draw() {
      const id = this.getAttribute('showcase') ?? ''
      if (!/^[1-9]\d{0,14}$/.test(id)) {
        console.warn('<runway-showcase> needs the number of a showcase')
        return
      }
      const page = this.getAttribute('view') === 'cards' ? 'projectsListCardFrame' : 'projectsListFrame'
      const url = new URL(`${portal}/${page}`)
      url.searchParams.set('showcase', id)
      if (this.theme !== 'auto') url.searchParams.set('theme', this.theme)
      const lang = this.getAttribute('lang')
      if (lang === 'ru' || lang === 'en') url.searchParams.set('lang', lang)
      const frame = document.createElement('iframe')
      frame.src = url.href
      frame.title = this.getAttribute('label') || 'Projects'
      frame.loading = 'lazy'
      frame.style.cssText = 'display:block;width:100%;height:640px;border:0;color-scheme:auto'
      // A site that does not reveal its origin does so by sending a request.
      frame.addEventListener('load', () => this.tellTheme())
      this.frame = frame
      this.wasOpened = false
      this.style.display ||= 'block'
      this.replaceChildren(frame)
    }
  }

  if (!customElements.get('runway-showcase')) customElements.define('runway-showcase', RunwayShowcase)
}
