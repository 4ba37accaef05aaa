import { calculated, column, field, group, plain, row, section, table, type Both } from './kit.ts'

const money = { limits: { min: 0 } }

/** Market and competitors. */
export const marketSection = () =>
  section(
    'market',
    ['Рынок и конкуренты', 'Market and competitors'],
    ['Считайте снизу вверх и называйте источники.', 'Count bottom-up and name your sources.'],
    [
      plain('LIST', 'market_geography', ['География продаж', 'Where you sell'], {
        dictionary: 'COUNTRIES',
        multiple: true,
        limits: { maxCount: 20 },
      }),
      table(
        'market_size',
        ['Объём рынка', 'Market size'],
        [
          column('TEXT', 'ms_meaning', ['Что это', 'What it is'], { columnType: 'INFO' }),
          column('MONEY', 'ms_volume', ['Объём в год', 'Volume a year'], money),
          column('PERCENT', 'ms_growth', ['Рост в год', 'Growth a year']),
          column('STRING', 'ms_source', ['Источник', 'Source']),
        ],
        {
          required: true,
          fixedRows: [
            row('tam', ['TAM — весь рынок', 'TAM, the whole market'], {
              ms_meaning: ['Все, кому продукт мог бы подойти.', 'Everybody the product could suit.'],
            }),
            row('sam', ['SAM — доступный рынок', 'SAM, the market you can serve'], {
              ms_meaning: [
                'Те, кому вы можете продать с вашей моделью и географией.',
                'Those you can sell to with your model and geography.',
              ],
            }),
            row('som', ['SOM — достижимый рынок', 'SOM, the market you can win'], {
              ms_meaning: ['Доля, которую вы займёте за три года.', 'The share you will win in three years.'],
            }),
          ],
        },
      ),
      plain('TEXT', 'market_trends', ['Что меняется на рынке', 'What changes in the market'], {
        limits: { maxLength: 1500 },
      }),
      table(
        'competitors',
        ['Конкуренты', 'Competitors'],
        [
          column('STRING', 'cp_name', ['Компания или продукт', 'Company or product'], {
            columnType: 'ADD',
            required: true,
          }),
          column('STRING', 'cp_site', ['Сайт', 'Website']),
          column('MONEY', 'cp_price', ['Цена', 'Price'], money),
          column('STRING', 'cp_strong', ['Сильные стороны', 'Strong points']),
          column('STRING', 'cp_weak', ['Слабые стороны', 'Weak points']),
        ],
        {
          maxRows: 30,
          help: [
            'Не меньше трёх. «Ничего не делать» — тоже конкурент.',
            'Three at least. Doing nothing is a competitor, too.',
          ],
        },
      ),
      plain('PERCENT', 'market_share', ['Ваша доля рынка сейчас', 'Your market share today']),
    ],
  )

const quarters: readonly [string, Both][] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [
  `q${n}`,
  [`${n}-й квартал`, `Quarter ${n}`],
])

export const salesSection = () =>
  section(
    'sales',
    ['Бизнес-модель и продажи', 'Business model and sales'],
    ['', ''],
    [
      plain('LIST', 'revenue_models', ['За что платит клиент', 'What customers pay for'], {
        dictionary: 'REVENUE_MODELS',
        multiple: true,
        required: true,
      }),
      plain('TEXT', 'business_model', ['Бизнес-модель', 'Business model'], { limits: { maxLength: 2000 } }),
      plain('MONEY', 'list_price', ['Цена по прайсу', 'List price'], money),
      plain('LIST', 'sales_channels', ['Каналы продаж', 'Sales channels'], {
        dictionary: 'SALES_CHANNELS',
        multiple: true,
      }),
      table(
        'sales_plan',
        ['План продаж на два года', 'Sales plan for two years'],
        [
          column('MONEY', 'sp_list', ['Цена по прайсу', 'List price'], {
            columnType: 'DISPLAY',
            source: 'list_price',
          }),
          column('NUMBER', 'sp_price', ['Средняя цена', 'Average price'], {
            ...money,
            short: ['Цена', 'Price'],
          }),
          column('INTEGER', 'sp_count', ['Продаж', 'Sales'], { ...money, total: 'SUM' }),
          calculated('sp_revenue', ['Выручка', 'Revenue'], 'sp_price * sp_count', { total: 'SUM' }),
          column('NUMBER', 'sp_costs', ['Расходы', 'Costs'], { ...money, total: 'SUM' }),
          calculated('sp_profit', ['Прибыль', 'Profit'], 'sp_revenue - sp_costs', { total: 'SUM' }),
          calculated(
            'sp_balance',
            ['Прибыль нарастающим итогом', 'Profit to date'],
            'previous(sp_balance) + sp_profit',
          ),
        ],
        {
          fixedRows: quarters.map(([key, name]) => row(key, name)),
          help: ['Первый квартал — следующий за текущим.', 'Quarter 1 is the one after the current.'],
        },
      ),
      table(
        'unit_economics',
        ['Юнит-экономика', 'Unit economics'],
        [
          column('STRING', 'ue_segment', ['Сегмент', 'Segment'], { columnType: 'ADD', required: true }),
          column('NUMBER', 'ue_sale', ['Средний чек', 'Average sale'], money),
          column('PERCENT', 'ue_margin', ['Маржа', 'Margin']),
          column('NUMBER', 'ue_repeats', ['Покупок за жизнь', 'Purchases in a lifetime'], money),
          column('NUMBER', 'ue_cac', ['Стоимость привлечения', 'Acquisition cost'], {
            ...money,
            short: ['CAC', 'CAC'],
          }),
          calculated(
            'ue_ltv',
            ['Доход с клиента (LTV)', 'Lifetime value (LTV)'],
            'ue_sale * ue_margin / 100 * ue_repeats',
          ),
          calculated('ue_ratio', ['LTV / CAC', 'LTV / CAC'], 'ue_ltv / ue_cac', { total: 'AVERAGE' }),
        ],
        { maxRows: 10 },
      ),
    ],
  )

const months: readonly [string, Both][] = Array.from({ length: 12 }, (_, i) => [
  `m${i + 1}`,
  [`Месяц ${i + 1}`, `Month ${i + 1}`],
])

export const tractionSection = () =>
  section(
    'traction',
    ['Показатели и подтверждения', 'Traction'],
    ['Последние двенадцать месяцев.', 'The last twelve months.'],
    [
      plain('BOOLEAN', 'has_sales', ['Есть продажи', 'There are sales']),
      plain('DATE', 'first_sale_on', ['Первая продажа', 'First sale'], {
        limits: { past: true },
        showIf: { code: 'has_sales', anyOf: [true] },
      }),
      table(
        'metrics',
        ['Показатели по месяцам', 'Monthly metrics'],
        [
          column('INTEGER', 'mt_users', ['Пользователи', 'Users'], money),
          column('INTEGER', 'mt_paying', ['Платящие', 'Paying'], money),
          calculated('mt_conversion', ['Конверсия, %', 'Conversion, %'], 'mt_paying / mt_users * 100', {
            total: 'AVERAGE',
          }),
          column('MONEY', 'mt_revenue', ['Выручка', 'Revenue'], { ...money, total: 'SUM' }),
          column('MONEY', 'mt_costs', ['Расходы', 'Costs'], { ...money, total: 'SUM' }),
          calculated('mt_profit', ['Прибыль', 'Profit'], 'mt_revenue - mt_costs', { total: 'SUM' }),
        ],
        { fixedRows: months.map(([key, name]) => row(key, name)) },
      ),
      group(
        'pilots',
        ['Пилоты', 'Pilots'],
        [
          field('STRING', 'pl_customer', ['Заказчик', 'Customer'], { required: true }),
          field('DATE', 'pl_from', ['Начало', 'Start']),
          field('DATE', 'pl_to', ['Окончание', 'End']),
          field('TEXT', 'pl_result', ['Результат', 'Result'], { limits: { maxLength: 1000 } }),
          field('BOOLEAN', 'pl_paid', ['Оплачен', 'Paid']),
          field('FILE', 'pl_letter', ['Отзыв заказчика', 'Customer testimonial'], {
            limits: { maxCount: 1, extensions: ['pdf', 'png', 'jpg'] },
          }),
        ],
        { maxItems: 10 },
      ),
      plain('TEXT', 'prizes', ['Победы и признание', 'Prizes and recognition'], {
        limits: { maxLength: 1000 },
      }),
    ],
  )
