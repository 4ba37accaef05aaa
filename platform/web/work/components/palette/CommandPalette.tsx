import './palette.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WorkTheme } from '../../WorkTheme.tsx'
import { cls } from '../../cls.ts'
import { useGo } from '../../navigation/use-go.ts'
import { SearchIcon } from '../icons/icons.ts'
import { matches } from './match.ts'
import { pageActions, paletteOpen, type PaletteItem } from './palette-store.ts'

/** Ctrl/Cmd+K: type a few letters, go to any screen or thing one may open, do what may be done on the open page. */
export const CommandPalette = ({ screens }: { screens: readonly PaletteItem[] }) => {
  const t = useTexts()
  const go = useGo()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [actions] = useState(pageActions)
  const ready = [
    { key: 'actions', title: t('palette.actions'), items: actions },
    { key: 'screens', title: t('palette.screens'), items: [...screens] },
  ]
  const groups = ready
    .map((group) => ({ ...group, items: group.items.filter((item) => matches(item.label, text)) }))
    .filter((group) => group.items.length > 0)
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(at, items.length - 1)]
  const close = () => paletteOpen.set(false)
  const choose = (item: PaletteItem) => {
    close()
    if (item.run) item.run()
    else if (item.to) go(item.to)
  }
  const byKeys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setAt((now) => (Math.min(now, items.length - 1) + step + items.length) % items.length)
    }
    if (event.key === 'Enter' && current) choose(current)
  }
  const optionId = (item: PaletteItem) => `${id}-${item.key}`
  return (
    <WorkTheme>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { className: 'palette', 'aria-label': t('palette.label') } }}
      >
        <div className="palette-field">
          <SearchIcon />
          <input
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? optionId(current) : undefined}
            aria-label={t('palette.placeholder')}
            placeholder={t('palette.placeholder')}
            value={text}
            maxLength={100}
            onChange={(event) => {
              setText(event.target.value)
              setAt(0)
            }}
            onKeyDown={byKeys}
          />
        </div>
        <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('palette.results')}>
          {groups.map((group) => (
            <div key={group.key} role="group" aria-label={group.title}>
              <p aria-hidden>{group.title}</p>
              {group.items.map((item) => {
                const Icon = item.icon
                return (
                  <div
                    key={item.key}
                    role="option"
                    id={optionId(item)}
                    aria-selected={item === current}
                    className={cls('palette-item', item === current && 'palette-current')}
                    onClick={() => choose(item)}
                    onPointerMove={() => setAt(items.indexOf(item))}
                  >
                    {Icon ? <Icon /> : null}
                    <span>{item.label}</span>
                    {item.hint ? <small>{item.hint}</small> : null}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        {items.length === 0 ? <p className="palette-nothing">{t('palette.nothing', { text })}</p> : null}
        <p className="palette-hint">{t('palette.hint')}</p>
        <div className="visually-hidden" role="status">
          {t('palette.found', { count: items.length })}
        </div>
      </Dialog>
    </WorkTheme>
  )
}
