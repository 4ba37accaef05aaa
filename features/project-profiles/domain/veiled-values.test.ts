import { expect, test } from 'vitest'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { blankElement, blankField } from '../../profile-templates/domain/blank.ts'
import { veiledValues } from './veiled-values.rules.ts'

const words = (ru: string) => ({ ru, en: '' })
const named = { ...blankElement('PLAIN', 'about', 'TEXT', words('О проекте')) }
const rich = { ...blankElement('PLAIN', 'story', 'TEXT', words('История')), rich: true }
const tree = {
  sections: [
    {
      id: 's',
      name: words('Раздел'),
      description: words(''),
      elements: [
        named,
        rich,
        blankElement('PLAIN', 'deck', 'FILE', words('Файл')),
        blankElement('PLAIN', 'call', 'PHONE', words('Телефон')),
        {
          ...blankElement('GROUP', 'people', 'STRING', words('Люди')),
          fields: [blankField('who', 'STRING', words('Кто')), blankField('cv', 'FILE', words('Резюме'))],
        },
      ],
    },
  ],
} as ElementTree

test('names, links, pictures, phones and files are gone, the other words stay', () => {
  const values = {
    plain: {
      about: 'Дом & сад',
      story:
        '<p>До<em>м</em>&amp;<strong>сад</strong> <a href="https://dom.ru">Дом</a><img data-picture="1" alt="Дом" width="1" height="1" /></p>',
      deck: ['4f0c1f7e-0000-4000-8000-000000000000'],
      call: { country: 'RU', number: '+79990000000' },
    },
    versions: { about: 3 },
    items: { people: [{ id: 'i', rowKey: null, values: { who: 'Дом', cv: ['x'] }, versions: {} }] },
  }
  expect(veiledValues(values, tree, (text) => text.replaceAll('Дом', '█'))).toEqual({
    plain: {
      about: '█ & сад',
      story: '<p>█&amp;сад █</p>',
      deck: null,
      call: null,
    },
    versions: { about: 3 },
    items: { people: [{ id: 'i', rowKey: null, values: { who: '█', cv: null }, versions: {} }] },
  })
})
