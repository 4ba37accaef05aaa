import '#platform/web/work/components/list/list.css'
import './exports.css'
import '#platform/web/work/components/list/list.css'
import { useState, type FormEvent } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import type { SlotName, Slots } from '#platform/web/work/slots.ts'
import {
  deleteSharedView,
  getSharedViews,
  renameSharedView,
  shareView,
} from '../contract/shared-view.endpoints.ts'

type Props = Slots['list.shared-views' & SlotName]
type View = ResponseOf<typeof getSharedViews>['items'][number]

const Renaming = ({ view, onDone }: { view: View; onDone: () => void }) => {
  const t = useTexts('exports')
  const [name, setName] = useState(view.name)
  const rename = useCommand(renameSharedView, { success: t('views.renamed') })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) rename.mutate({ body: { viewId: view.id, name: name.trim() } }, { onSuccess: onDone })
  }
  return (
    <form className="view-form" onSubmit={save}>
      <input
        translate="no"
        value={name}
        maxLength={60}
        aria-label={t('views.name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" type="submit" loading={rename.isPending} disabled={!name.trim()}>
        {t('views.save')}
      </Button>
    </form>
  )
}

const Line = ({ view, search, onOpen }: { view: View } & Pick<Props, 'search' | 'onOpen'>) => {
  const t = useTexts('exports')
  const [renames, setRenames] = useState(false)
  const remove = useCommand(deleteSharedView, { success: t('views.deleted') })
  if (renames)
    return (
      <li>
        <Renaming view={view} onDone={() => setRenames(false)} />
      </li>
    )
  return (
    <li className={view.search === search ? 'view-current' : undefined}>
      <button type="button" title={view.owner.name} onClick={() => onOpen(view.search)}>
        {view.name}
      </button>
      {view.actions.includes('change') ? (
        <>
          <IconAction
            icon={EditIcon}
            label={t('views.rename', { name: view.name })}
            tip="end"
            onClick={() => setRenames(true)}
          />
          <IconAction
            icon={DeleteIcon}
            label={t('views.delete', { name: view.name })}
            tip="end"
            onClick={() => remove.mutate({ body: { viewId: view.id } })}
          />
        </>
      ) : null}
    </li>
  )
}

const OfTeam = ({ listId, search, typed: name, onOpen, onShared }: Props) => {
  const t = useTexts('exports')
  const { data } = useCall(getSharedViews, { query: { list: listId } }, { deniedHere: true })
  const share = useCommand(shareView, { success: t('views.shared') })
  if (!data) return null
  return (
    <section aria-label={t('views.title')}>
      {data.items.length > 0 ? (
        <>
          <p className="view-heading">{t('views.title')}</p>
          <ul className="view-list">
            {data.items.map((view) => (
              <Line key={view.id} view={view} search={search} onOpen={onOpen} />
            ))}
          </ul>
        </>
      ) : null}
      <div className="view-form">
        <Button
          size="small"
          disabled={!name}
          loading={share.isPending}
          onClick={() => share.mutate({ body: { list: listId, name, search } }, { onSuccess: onShared })}
        >
          {t('views.share')}
        </Button>
      </div>
    </section>
  )
}

/** Views of a list that the people of the chosen accelerator share, and the button that shares the current one. */
export const SharedViews = (props: Props) =>
  useStore(acceleratorStore) === null ? null : <OfTeam {...props} />
