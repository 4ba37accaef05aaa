import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { givenItems, shownItems, shownTable } from '../../../fields/domain/shown.rules.ts'
import { isLink } from '../../../fields/domain/limits.rules.ts'
import type { Column, Element, Field } from '../../../fields/domain/tree.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { ItemFormat } from '../../domain/formats.rules.ts'
import { countView } from './count-view.ts'
import { FileLink } from './FileLink.tsx'
import { wordsIn } from './words-in.ts'
import type { ShownPage } from './shown-project.types.ts'
import { chosenNames, countWords, valueWords, type WordsSource } from './value-words.ts'

/** Maximum number of rows or repetitions on a page; further ones are counted. */
const maxRows = 50

type Source = Pick<ShownPage, 'id' | 'showcase' | 'tree' | 'values' | 'names' | 'files'>

const useSource = ({ names, files }: Source): WordsSource => {
  const t = useTexts('showcases')
  const locale = useLocale()
  return { names, files, locale, t }
}

const useWords = (page: Source) => {
  const source = useSource(page)
  return (field: Field, value: Value | undefined): string => valueWords(field, value, source)
}

type ValueProps = { field: Field; value: Value | undefined; page: Source; format?: ItemFormat | undefined }

/** One value: text, chips, a link, or files to download. */
const ShownValue = ({ field, value, page, format = 'FULL' }: ValueProps) => {
  const locale = useLocale()
  const source = useSource(page)
  if (field.type === 'LIST' && format === 'CHIPS')
    return (
      <span className="chips">
        {chosenNames(value, source).map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </span>
    )
  if (field.type === 'FILE' && Array.isArray(value) && format !== 'COUNT')
    return (
      <ul className="files">
        {value.map((id) => {
          const file = page.files[id]
          return file ? (
            <li key={id}>
              <FileLink
                projectId={page.id}
                fileId={String(id)}
                name={file.name}
                onOpen={() => countView({ projectId: page.id, showcaseId: page.showcase.id }, 'DOCUMENT')}
              >
                <Icon name="file" />
                <span>
                  {file.name} <small className="tabular">{formatBytes(file.size, locale)}</small>
                </span>
              </FileLink>
            </li>
          ) : null
        })}
      </ul>
    )
  const text = valueWords(field, value, source, format)
  const link = isLink(field) ? webLink(text) : null
  if (link)
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    )
  return field.type === 'TEXT' ? <p className="running-text">{text}</p> : text
}

const Table = ({ element, page }: { element: Extract<Element, { kind: 'TABLE' }>; page: Source }) => {
  const t = useTexts('showcases')
  const locale = useLocale()
  const words = useWords(page)
  const rows = shownItems(page.tree, element, page.values)
  const { columns } = shownTable(page.tree, element, page.values.plain)
  const fixed = new Map(element.fixedRows.map((row) => [row.key, row]))
  const isNamed = rows.some(({ item }) => item.rowKey !== null)
  // Files in a table are opened one by one, as everywhere.
  const cell = ({ item }: (typeof rows)[number], field: Column) => {
    const info = fixed.get(item.rowKey ?? '')?.info[field.code]
    if (field.columnType === 'INFO') return info ? wordsIn(info, locale) : '—'
    if (field.type === 'FILE') return <ShownValue field={field} value={item.values[field.code]} page={page} />
    return words(field, item.values[field.code]) || '—'
  }
  return (
    <>
      <div className="showcase-table" role="region" aria-label={wordsIn(element.name, locale)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {isNamed ? <td /> : null}
              {columns.map(({ code, name }) => (
                <th key={code} scope="col">
                  {wordsIn(name, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map((row) => {
              const name = fixed.get(row.item.rowKey ?? '')?.name
              return (
                <tr key={row.item.id}>
                  {isNamed ? <th scope="row">{name ? wordsIn(name, locale) : null}</th> : null}
                  {columns.map((field) => (
                    <td key={field.code}>{cell(row, field)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {rows.length > maxRows ? <p>{t('preview.others', { count: rows.length - maxRows })}</p> : null}
    </>
  )
}

type ElementProps = { element: Element; page: Source; format?: ItemFormat | undefined }

/** The value of an element when the project was published. */
export const ShownElement = ({ element, page, format }: ElementProps) => {
  const t = useTexts('showcases')
  const locale = useLocale()
  const words = useWords(page)
  if (element.kind === 'PLAIN')
    return <ShownValue field={element} value={page.values.plain[element.code]} page={page} format={format} />
  const given = givenItems(page.tree, element, page.values)
  if (format === 'COUNT') return countWords(element.kind, given.length, { t })
  if (element.kind === 'TABLE') return <Table element={element} page={page} />
  const items = given
    .map(({ item, fields }) => ({
      item,
      given: fields.filter((field) => words(field, item.values[field.code]) !== ''),
    }))
    .filter(({ given }) => given.length > 0)
  return (
    <>
      <ul className="showcase-items">
        {items.slice(0, maxRows).map(({ item, given }) => (
          <li key={item.id}>
            <dl className="showcase-facts">
              {given.map((field) => (
                <div key={field.code}>
                  <dt>{wordsIn(field.name, locale)}</dt>
                  <dd>
                    <ShownValue field={field} value={item.values[field.code]} page={page} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {items.length > maxRows ? <p>{t('preview.others', { count: items.length - maxRows })}</p> : null}
    </>
  )
}
