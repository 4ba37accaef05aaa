import { Outlet } from '@tanstack/react-router'

/** The layout without header and menu. */
export const PlainLayout = () => (
  <main id="main" className="plain" tabIndex={-1}>
    <Outlet />
  </main>
)
