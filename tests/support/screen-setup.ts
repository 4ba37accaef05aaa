import { configure } from '@testing-library/react'

// Menus and drawers are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
