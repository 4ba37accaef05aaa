import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CountBadge } from '#platform/web/work/components/text/CountBadge.tsx'
import { Tip } from '#platform/web/work/components/Tip.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { MenuItem } from '../menu.ts'
import { closeMenuOverPage } from './menu-mode.ts'

type Props = {
  item: Pick<MenuItem, 'path' | 'icon' | 'label'>
  current: boolean
  count: number
  narrow: boolean
}

/** One item of the side menu; on the narrow rail its label is in the tooltip. */
export const SideMenuItem = ({ item, current, count, narrow }: Props) => {
  const t = useTexts('work')
  const Icon = item.icon
  const label = t(item.label)
  const link = (
    <ScreenLink
      to={item.path}
      className="menu-item"
      onClick={closeMenuOverPage}
      {...(current ? { 'aria-current': 'page' } : {})}
    >
      <Icon />
      <span className="menu-item-text">{label}</span>
      <CountBadge count={count} label={t('shell.newCount', { count })} />
    </ScreenLink>
  )
  return (
    <li>
      {narrow ? (
        <Tip text={label} at="side">
          {link}
        </Tip>
      ) : (
        link
      )}
    </li>
  )
}
