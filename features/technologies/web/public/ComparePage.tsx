import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { technologyTexts } from '../../domain/states.ts'
import { CatalogueKinds } from './CatalogueKinds.tsx'
import { ReadinessLevel } from './ReadinessLevel.tsx'
import type { ShownTechnology } from './technology.types.ts'

/** Props of the page: the requested codes, and the technologies found. */
export type ComparePageProps = { one: string; other: string; items: readonly ShownTechnology[] }

/** Comparison of two technologies by code; the form works without JavaScript. */
export const ComparePage = ({ one, other, items }: ComparePageProps) => {
  const t = useTexts('technologies')
  const [typed, setTyped] = useState({ one, other })
  const found = new Set(items.map(({ code }) => code))
  const missing = [one, other].filter((code) => code !== '' && !found.has(code.toUpperCase()))
  return (
    <div className="showcase column">
      <header className="showcase__head">
        <h1>{t('shown.compare.title')}</h1>
        <p>{t('shown.compare.lead')}</p>
      </header>
      <CatalogueKinds path="/technologies/compare" />
      <form className="technology-compare__form" action="/technologies/compare">
        <Field
          name="one"
          label={t('shown.compare.one')}
          value={typed.one}
          onChange={(value) => setTyped({ ...typed, one: value })}
        />
        <Field
          name="other"
          label={t('shown.compare.other')}
          value={typed.other}
          onChange={(value) => setTyped({ ...typed, other: value })}
        />
        <Button type="submit" look="primary">
          {t('shown.compare.submit')}
        </Button>
      </form>
      {missing.map((code) => (
        <p key={code} role="status">
          {t('shown.compare.missing', { code })}
        </p>
      ))}
      {items.length > 0 ? (
        <div className="technology-compare">
          <table>
            <thead>
              <tr>
                <td />
                {items.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <a href={linkTo('/details/technology', { id })}>{name}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('fields.code')}</th>
                {items.map(({ id, code }) => (
                  <td key={id}>{code}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('shown.filters.level')}</th>
                {items.map(({ id, level }) => (
                  <td key={id}>
                    <ReadinessLevel level={level} />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('fields.industries')}</th>
                {items.map(({ id, industries }) => (
                  <td key={id}>{industries.map(({ name }) => name).join(', ') || '—'}</td>
                ))}
              </tr>
              {technologyTexts.map((part) => (
                <tr key={part}>
                  <th scope="row">{t(`fields.${part}`)}</th>
                  {items.map((technology) => (
                    <td key={technology.id} className="running-text">
                      {technology[part] || '—'}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('shown.relations')}</th>
                {items.map(({ id, relations }) => (
                  <td key={id}>{relations.map(({ name }) => name).join(', ') || '—'}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
