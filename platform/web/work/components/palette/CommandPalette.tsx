import './palette.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WorkTheme } from '../../WorkTheme.tsx'
import { cls } from '../../cls.ts'
import { useGo } from '../../navigation/use-go.ts'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'
import { PaletteList } from './PaletteList.tsx'
import { PaletteNews, type PaletteSearch } from './PaletteNews.tsx'
import { paletteOpen, type PaletteGroup, type PaletteItem } from './palette-store.ts'

/** Maximum length of a search text. */
const longest = 100

type Props = {
  text: string
  onText: (text: string) => void
  /** Results; later ones are added below, so that nothing shifts. */
  groups: readonly PaletteGroup[]
  search: PaletteSearch
}

/** Ctrl/Cmd+K: type a few letters to open any screen or record, or run an action. */
export const CommandPalette = ({ text, onText, groups, search }: Props) => {
  const t = useTexts()
  const go = useGo()
  const id = useId()
  const [at, setAt] = useState(0)
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(at, items.length - 1)]
  const close = () => paletteOpen.set(false)
  const choose = (item: PaletteItem) => {
    close()
    item.run?.()
    if (item.to) go(item.to)
  }
  const byKeys = (event: KeyboardEvent) => {
    // Keys that belong to an input method's composition are ignored.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) event.preventDefault()
    if (step !== undefined && items.length > 0)
      setAt((now) => (Math.min(now, items.length - 1) + step + items.length) % items.length)
    if (event.key === 'Enter' && current) choose(current)
  }
  const optionId = (item: PaletteItem) => `${id}-${item.key}`
  const isLoading = search.state === 'loading'
  return (
    <WorkTheme>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { className: 'palette', 'aria-label': t('palette.label') } }}
      >
        <div className={cls('palette-field', isLoading && 'palette-loading')}>
          <SearchIcon />
          <input
            translate="no"
            autoFocus
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? optionId(current) : undefined}
            aria-label={t('palette.placeholder')}
            placeholder={t('palette.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            maxLength={longest}
            onChange={(event) => {
              onText(event.target.value)
              setAt(0)
            }}
            onKeyDown={byKeys}
          />
          <span className="palette-close">
            <IconAction icon={CloseIcon} label={t('palette.close')} onClick={close} />
          </span>
        </div>
        {items.length > 0 ? (
          <PaletteList
            id={`${id}-list`}
            label={t('palette.results')}
            groups={groups}
            current={current}
            optionId={optionId}
            onPoint={(item) => setAt(items.indexOf(item))}
            onChoose={choose}
          />
        ) : null}
        <PaletteNews search={search} count={items.length} text={text} />
        <p className="palette-hint">{t('palette.hint')}</p>
      </Dialog>
    </WorkTheme>
  )
}
