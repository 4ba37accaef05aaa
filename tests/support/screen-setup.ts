import { configure } from '@testing-library/react'

// Menus and drawers are fetched when first opened: on a busy machine the first one takes its time.
configure({ asyncUtilTimeout: 10_000 })
