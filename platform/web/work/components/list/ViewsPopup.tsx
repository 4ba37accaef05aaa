import '../form/form.css'
import './list.css'
import Popover from '@mui/material/Popover'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { WorkTheme } from '../../WorkTheme.tsx'
import { cls } from '../../cls.ts'
import { IconAction } from '../IconAction.tsx'
import { DeleteIcon, EditIcon } from '../icons/icons.ts'
import { Slot } from '../Slot.tsx'
import { deleteView, renameView, savedViews, saveView, type SavedView } from './saved-views.ts'

declare module '../../slots.ts' {
  interface Slots {
    /** Views that a team shares, and the way to share the current one under the typed name. */
    'list.shared-views': {
      listId: string
      search: string
      typed: string
      onOpen: (search: string) => void
      onShared: () => void
    }
  }
}

type Props = {
  listId: string
  anchor: HTMLElement
  current: SavedView | undefined
  search: string
  onOpen: (search: string) => void
  onClose: () => void
}

/** Opens, saves and deletes views. */
export const ViewsPopup = ({ listId, anchor, current, search, onOpen, onClose }: Props) => {
  const t = useTexts()
  const [views, setViews] = useState(() => savedViews(listId))
  const [name, setName] = useState('')
  // The view that is being renamed.
  const [renamed, setRenamed] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setName(next)
    setTaken(false)
  }
  const startRenaming = (view: string | null) => {
    setRenamed(view)
    write(view ?? '')
    field.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted) return
    if (renamed === null) {
      saveView(listId, { name: wanted, search })
      return onClose()
    }
    if (wanted !== renamed && views.some((view) => view.name === wanted)) return setTaken(true)
    renameView(listId, renamed, wanted)
    setViews(savedViews(listId))
    startRenaming(null)
  }
  const remove = (view: string) => {
    deleteView(listId, view)
    setViews(savedViews(listId))
    if (view === renamed) startRenaming(null)
  }
  const line = (key: string, label: string, to: string, isCurrent: boolean, removable: boolean) => (
    <li key={key} className={cls(isCurrent && 'view-current')}>
      <button type="button" onClick={() => onOpen(to)}>
        {label}
      </button>
      {removable ? (
        <IconAction
          icon={EditIcon}
          label={t('list.viewRename', { name: label })}
          tip="end"
          onClick={() => startRenaming(label)}
        />
      ) : null}
      {removable ? (
        <IconAction
          icon={DeleteIcon}
          label={t('list.viewDelete', { name: label })}
          tip="end"
          onClick={() => remove(label)}
        />
      ) : null}
    </li>
  )
  return (
    <WorkTheme>
      <Popover
        anchorEl={anchor}
        open
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('list.views') } }}
      >
        <ul className="view-list">
          {line('', t('list.viewDefault'), '', search === '', false)}
          {views.map((view) => line(view.name, view.name, view.search, view.name === current?.name, true))}
        </ul>
        <form className="view-form" onSubmit={save}>
          {views.length === 0 ? <p>{t('list.viewsEmpty')}</p> : null}
          <input
            ref={field}
            translate="no"
            value={name}
            maxLength={60}
            aria-label={t('list.viewName')}
            placeholder={t('list.viewName')}
            aria-invalid={isTaken}
            aria-describedby={isTaken ? errorId : undefined}
            onChange={(event) => write(event.target.value)}
          />
          {isTaken ? (
            <p className="field-error" id={errorId} role="alert">
              {t('list.viewTaken')}
            </p>
          ) : null}
          <Button size="small" type="submit" disabled={!name.trim()}>
            {t(renamed === null ? 'list.viewSave' : 'list.viewRenameSave')}
          </Button>
          {renamed === null ? null : (
            <Button size="small" variant="text" onClick={() => startRenaming(null)}>
              {t('actions.cancel')}
            </Button>
          )}
        </form>
        <Slot
          name="list.shared-views"
          small
          listId={listId}
          search={search}
          // A name typed to rename a view is not one to share under.
          typed={renamed === null ? name.trim() : ''}
          onOpen={onOpen}
          onShared={onClose}
        />
      </Popover>
    </WorkTheme>
  )
}
