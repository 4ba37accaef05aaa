import './shortcuts.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconAction } from '../components/IconAction.tsx'
import { CloseIcon } from '../components/icons/icons.ts'
import { WorkTheme } from '../WorkTheme.tsx'
import { keyNames } from './keys.ts'
import { currentShortcuts, shortcutsOpen, type Shortcut } from './shortcuts.ts'

const Group = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) =>
  shortcuts.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keyNames(keys).map((name) => (
                <kbd translate="no" key={name}>
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )

/** The current shortcuts of this page and of every page. */
export const ShortcutList = () => {
  const t = useTexts()
  const titleId = useId()
  const [shortcuts] = useState(currentShortcuts)
  const close = () => shortcutsOpen.set(false)
  return (
    <WorkTheme>
      <Dialog
        open
        onClose={close}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { className: 'shortcuts', 'aria-labelledby': titleId } }}
      >
        <header>
          <h2 id={titleId}>{t('shortcuts.title')}</h2>
          <IconAction autoFocus icon={CloseIcon} label={t('actions.close')} tip="end" onClick={close} />
        </header>
        <Group title={t('shortcuts.here')} shortcuts={shortcuts.filter(({ everywhere }) => !everywhere)} />
        <Group
          title={t('shortcuts.everywhere')}
          shortcuts={shortcuts.filter(({ everywhere }) => everywhere)}
        />
      </Dialog>
    </WorkTheme>
  )
}
