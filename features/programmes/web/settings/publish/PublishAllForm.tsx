import './publish.css'
import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { publishAll } from '../../../contract/publish-all.endpoints.ts'
import { publishPlan, type PublishItem } from '../../../domain/publishing.rules.ts'
import { Hint } from '../Hint.tsx'
import { useSettingsTree, type Content, type SettingsTree } from '../settings.queries.ts'
import { findProgramme, findTrack } from '../tree.ts'
import { CheckIcon, ErrorIcon } from '#platform/web/work/components/icons/icons.ts'

/** The items to be published, as in the tree; refused ones have a reason. */
const PublishedItems = ({ items }: { items: readonly PublishItem[] }) => {
  const t = useTexts('programmes')
  return (
    <ul className="publish-items">
      {items.map(({ kind, id, name, refused }) => (
        <li key={`${kind}:${id}`} className={`publish-${kind}`}>
          {refused ? <ErrorIcon /> : <CheckIcon />}
          <span>
            <small>{t(`settings.${kind === 'programme' ? 'program' : kind}`)}</small> {name}
            {refused ? <strong>{t(`errors.${refused}`)}</strong> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

const planIn = (tree: SettingsTree, { kind, id }: Content) => {
  const programme =
    kind === 'programme' ? findProgramme(tree, id) : findProgramme(tree, findTrack(tree, id)?.programme.id)
  return programme
    ? publishPlan(tree, programme, kind === 'track' ? id : null)
    : { items: [], withoutTasks: [] }
}

/** Preview of everything that will be published at once; items that cannot be have a reason. */
export const PublishAllForm = ({ content }: { content: Content }) => {
  const t = useTexts('programmes')
  const { data, refetch } = useSettingsTree()
  const [failure, setFailure] = useState<unknown>(null)
  const publish = useCommand(publishAll)
  if (!data) return <LoadingBlock />
  const { items, withoutTasks } = planIn(data, content)
  const isRefused = items.some(({ refused }) => refused !== null)
  const submit = async () => {
    try {
      await publish.mutateAsync({
        body: {
          kind: content.kind === 'track' ? 'track' : 'programme',
          id: content.id,
          items: items.map(({ kind, id }) => ({ kind, id })),
        },
      })
      closeDrawer()
      notify({ code: 200, text: t('settings.publishing.done', { count: items.length, name: content.name }) })
    } catch (error) {
      setFailure(error)
      void refetch()
    }
  }
  return (
    <div className="form publish-all">
      {failure ? (
        <Hint loud>
          <span role="alert">
            {hasCode(failure, 'STATE_CHANGED') ? t('settings.publishing.changed') : errorText(failure)}
          </span>
        </Hint>
      ) : null}
      <p className="drawer-text">
        {t(isRefused ? 'settings.publishing.refused' : 'settings.publishing.text', { count: items.length })}
      </p>
      <PublishedItems items={items} />
      {withoutTasks.map((name) => (
        <Hint key={name}>{t('settings.publishing.withoutTasks', { name })}</Hint>
      ))}
      <div className="form-buttons">
        <Button
          variant="contained"
          color="primary"
          loading={publish.isPending}
          disabled={isRefused || items.length === 0}
          onClick={() => void submit()}
        >
          {t('settings.publishing.submit', { count: items.length })}
        </Button>
        <Button onClick={cancelDrawer}>{t('actions.cancel')}</Button>
      </div>
    </div>
  )
}
