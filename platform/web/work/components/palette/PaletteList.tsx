import { cls } from '../../cls.ts'
import { Avatar } from '../text/Avatar.tsx'
import type { PaletteGroup, PaletteItem } from './palette-store.ts'

/** Not every environment supports scrolling. */
const bringIntoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' })

type Props = {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  current: PaletteItem | undefined
  optionId: (item: PaletteItem) => string
  onPoint: (item: PaletteItem) => void
  onChoose: (item: PaletteItem) => void
}

/** The palette's results, in groups; the active one is scrolled into view. */
export const PaletteList = ({ id, label, groups, current, optionId, onPoint, onChoose }: Props) => {
  return (
    <div className="palette-list" role="listbox" id={id} aria-label={label}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-label={group.title}>
          <p aria-hidden>{group.title}</p>
          {group.items.map((item) => {
            const Icon = item.icon
            return (
              <div
                key={item.key}
                ref={item.key === current?.key ? bringIntoView : undefined}
                role="option"
                id={optionId(item)}
                aria-selected={item.key === current?.key}
                className={cls('palette-item', item.key === current?.key && 'palette-current')}
                onClick={() => onChoose(item)}
                onPointerMove={() => onPoint(item)}
              >
                {item.pictureUrl ? (
                  <Avatar name={item.label} url={item.pictureUrl} size={20} square />
                ) : Icon ? (
                  <Icon />
                ) : null}
                <span className="palette-label">{item.label}</span>
                {item.hint ? <small>{item.hint}</small> : null}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
