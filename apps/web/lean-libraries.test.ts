import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { withoutAdvice } from './lean-libraries.ts'

const library = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8')

describe('advice of libraries', () => {
  test('goes with its statement, the code around it stays', () => {
    const source = `if (a) this.logger.warn('do not', () => { logger.warn(a); }); else b();
      warnOnce('use another'); log(a); returned(this.logger.warn('x'));
      this.logger.error('broken');`
    expect(withoutAdvice(source)).toBe(`if (a) ; else b();
      ; log(a); returned(this.logger.warn('x'));
      this.logger.error('broken');`)
  })

  test('the library of texts is shorter, and speaks as before', async () => {
    const lean = withoutAdvice(library)
    expect(lean.length).toBeLessThan(library.length * 0.95)
    expect(library).toContain('IS WRONG')
    expect(lean).not.toContain('IS WRONG')
    const { default: texts } = (await import(`data:text/javascript,${encodeURIComponent(lean)}`)) as {
      default: typeof i18next
    }
    await texts.init({
      lng: 'ru',
      fallbackLng: false,
      resources: { ru: { a: { days_one: '{{count}} день', days_few: '{{count}} дня' } } },
    })
    expect(texts.t('a:days', { count: 21 })).toBe('21 день')
    expect(texts.t('a:days', { count: 3 })).toBe('3 дня')
    expect(texts.t('a:unknown')).toBe('unknown')
  })
})
