import type { PageHref } from '#platform/domain/screen-paths.ts'

/** A page of the showcase menu. */
export type MenuLink = { href: PageHref; label: string }

/** The links of the showcase menu, with the current page marked. */
export const MenuLinks = ({ links, path }: { links: readonly MenuLink[]; path: string }) => (
  <ul className="menu-links">
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href} aria-current={link.href === path.split('?')[0] ? 'page' : undefined}>
          {link.label}
        </a>
      </li>
    ))}
  </ul>
)
