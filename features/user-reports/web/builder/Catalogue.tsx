import '#platform/web/work/components/form/form.css'
import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
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

/** Maximum number of shown tags. */
const mostShown = 60

/** Identifier of a chosen tag: prefixed by its list. */
const pathOf = ({ within, tag }: CatalogueTag): string => (within ? `${within}.${tag}` : tag)

/** A tag as copied; a list with its opening and closing tag. */
const pasted = ({ kind, tag }: CatalogueTag): string =>
  kind === 'list' ? `{{#${tag}}}{{/${tag}}}` : `{{${tag}}}`

const matches = (tag: CatalogueTag, text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const searchText = `${tag.tag} ${tag.name} ${tag.within}`.toLowerCase()
  return words.every((word) => searchText.includes(word))
}

const filterWords = {
  words: '{{budget|words}}',
  money: '{{budget|money}}',
  long: '{{Date|longdate}}',
  pattern: '{{Date|date:MM.YYYY}}',
  sum: '{{sales|sum:price}}',
  deep: '{{Projects|sum:sales.price}}',
  count: '{{Projects|count}}',
  sort: '{{#Projects|sort:Name}}',
  where: '{{#Tasks|where:State=Принято}}',
  given: '{{#budget|given}}',
  picture: '{{photo|picture:60}}',
  name: '{{photo|name}}',
}

/** Catalogue of tags: searched, copied by a click, and chosen for a starting template. */
export const Catalogue = ({ oneFile }: { oneFile: boolean }) => {
  const t = useTexts('user-reports')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useCall(getReportTags, { headers: {} })
  const found = (data?.tags ?? []).filter((tag) => matches(tag, text))
  const copy = async (tag: CatalogueTag) => {
    await navigator.clipboard.writeText(pasted(tag))
    notify({ code: 200, text: t('catalogue.copied', { tag: pasted(tag) }) })
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
        headers: {},
        body: { title: '', extension, oneFile, tags: [...chosen] },
      }),
    ).then(saveFile, notifyError)
  return (
    <aside className="user-reports-catalogue">
      <Section
        title={t('catalogue.title')}
        help={t('catalogue.text', { open: '{{#Projects}}', close: '{{/Projects}}' })}
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
        {data && found.length === 0 ? <p>{t('catalogue.none')}</p> : null}
        <ul className="user-reports-tag-list">
          {found.slice(0, mostShown).map((tag) => {
            const path = pathOf(tag)
            return (
              <li key={path}>
                {tag.within.startsWith('Projects') ? (
                  <Check
                    label={t('draft.choose', { name: tag.name })}
                    checked={chosen.has(path)}
                    onChange={() => toggle(path)}
                  />
                ) : (
                  <span />
                )}
                <button type="button" className="user-reports-tag" onClick={() => void copy(tag)}>
                  <code translate="no">{pasted(tag)}</code>
                  <span>{tag.name}</span>
                  <small>
                    {t(`catalogue.kinds.${tag.kind}`)}
                    {tag.within ? `, ${t('catalogue.within', { list: tag.within })}` : ''}
                  </small>
                </button>
              </li>
            )
          })}
        </ul>
        {found.length > mostShown ? <p>{t('catalogue.more', { count: mostShown })}</p> : null}
      </Section>
      <Section title={t('catalogue.filters')}>
        <p className="user-reports-hint">{t('catalogue.filterText', filterWords)}</p>
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
    </aside>
  )
}
