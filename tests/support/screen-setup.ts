import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Menus and drawers are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files of a worker share the document: what one test leaves in it would take the focus of the next.
afterEach(cleanup)
