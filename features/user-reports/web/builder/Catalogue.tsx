import '#platform/web/work/components/form/form.css'
import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Check } from '#platform/web/work/components/Check.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { draftReportTemplate, getReportTags } from '../../contract/report-template.endpoints.ts'
import type { ReportExtension } from '../../domain/states.ts'
import type { CatalogueTag } from '../report.types.ts'
import { FilterExamples } from './FilterExamples.tsx'
import { ofAccelerator } from './of-accelerator.ts'
import { pasted, tagGroups, type TagGroup } from './tag-groups.ts'
import { useCopy } from './use-copy.ts'

/** Identifier of a chosen tag: prefixed by its list. */
const pathOf = ({ within, tag }: CatalogueTag): string => (within ? `${within}.${tag}` : tag)

type GroupProps = {
  group: TagGroup
  title: string
  isOpen: boolean
  chosen: ReadonlySet<string>
  onToggle: (path: string) => void
}

/** The tags of one list. */
const Group = ({ group: { within, tags }, title, isOpen, chosen, onToggle }: GroupProps) => {
  const t = useTexts('user-reports')
  const copy = useCopy()
  return (
    <details className="user-reports-group" open={isOpen}>
      <summary>
        {title} <small className="tabular">{tags.length}</small>
      </summary>
      <ul className="user-reports-tag-list">
        {tags.map((tag) => {
          const path = pathOf(tag)
          return (
            <li key={path}>
              {within.startsWith('Projects') ? (
                <Check
                  label={t('draft.choose', { name: tag.name })}
                  checked={chosen.has(path)}
                  onChange={() => onToggle(path)}
                />
              ) : (
                <span />
              )}
              <button type="button" className="user-reports-tag" onClick={() => copy(pasted(tag))}>
                <span>{tag.name}</span>
                <code translate="no">{pasted(tag)}</code>
                <small>
                  {t(`catalogue.kinds.${tag.kind}`)}
                  {tag.example === '' ? '' : t('catalogue.example', { example: tag.example })}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Catalogue of tags: searched, copied by a click, and chosen for a starting template. */
export const Catalogue = ({ oneFile, acceleratorId }: { oneFile: boolean; acceleratorId: number | null }) => {
  const t = useTexts('user-reports')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const headers = ofAccelerator(acceleratorId)
  const { data, error, refetch } = useCall(getReportTags, { headers })
  const tags = data?.tags ?? []
  const groups = tagGroups(tags, text)
  const titleOf = (within: string): string => {
    if (within === '') return t('catalogue.whole')
    if (within === 'Projects') return t('catalogue.project')
    return within
      .split('.')
      .slice(1)
      .map((_part, at, path) => {
        const [list, own] = [['Projects', ...path.slice(0, at)].join('.'), path[at]]
        return tags.find((tag) => tag.within === list && tag.tag === own)?.name ?? own
      })
      .join(' → ')
  }
  const toggle = (path: string) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(path)) next.add(path)
      return next
    })
  const make = (extension: ReportExtension) =>
    void withProgress('document', () =>
      download(draftReportTemplate, {
        headers,
        body: { title: '', extension, oneFile, tags: [...chosen] },
      }),
    ).then(saveFile, notifyError)
  return (
    <aside className="user-reports-catalogue" id="user-reports-catalogue">
      <Section
        title={t('catalogue.title')}
        help={
          <>
            {t('catalogue.text', { open: '{{#Projects}}', close: '{{/Projects}}' })}
            {data?.sample ? ` ${t('catalogue.sample', { project: data.sample.name })}` : ''}
          </>
        }
      >
        <input
          className="control"
          type="search"
          translate="no"
          aria-label={t('catalogue.search')}
          placeholder={t('catalogue.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
        {!data && !error ? <LoadingBlock lines={8} /> : null}
        {data && groups.length === 0 ? <p>{t('catalogue.none')}</p> : null}
        <div className="user-reports-groups">
          {groups.map((group) => (
            <Group
              key={`${group.within} ${text === '' ? '' : 'found'}`}
              group={group}
              title={titleOf(group.within)}
              isOpen={text !== '' || group.within === 'Projects'}
              chosen={chosen}
              onToggle={toggle}
            />
          ))}
        </div>
      </Section>
      <Section title={t('draft.title')} help={t('draft.text')}>
        <p>{t('draft.chosen', { count: chosen.size })}</p>
        <div className="form-buttons">
          <Button size="small" disabled={chosen.size === 0} onClick={() => make('docx')}>
            {t('draft.docx')}
          </Button>
          <Button size="small" disabled={chosen.size === 0} onClick={() => make('xlsx')}>
            {t('draft.xlsx')}
          </Button>
          <Button size="small" disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
            {t('draft.clear')}
          </Button>
        </div>
      </Section>
      {data ? <FilterExamples tags={tags} /> : null}
    </aside>
  )
}
