import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Menus and drawers are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files of a worker share the document: what a test leaves in it, the next one would find.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
})
