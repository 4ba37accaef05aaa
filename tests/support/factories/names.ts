/** A person's name in its parts. */
export type FullName = { last_name: string; first_name: string; middle_name: string }

const ruMenLast =
  'Смирнов Кузнецов Попов Васильев Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Терентьев Фролов Александров Дмитриев Королёв Гусев Киселёв Ильин Максимов Поляков Сорокин Виноградов Ковалёв Белов Медведев Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов Богданов Осипов Сидоров Матвеев Титов'.split(
    ' ',
  )
const ruMen =
  'Александр Дмитрий Максим Сергей Андрей Алексей Артём Илья Кирилл Михаил Никита Матвей Роман Егор Арсений Иван Денис Евгений Тимофей Владислав Игорь Владимир Павел Руслан Марк Константин Тимур Олег Ярослав Антон Николай Глеб Данил Савелий Вадим Степан Юрий Богдан'.split(
    ' ',
  )
const ruWomen =
  'Анастасия Мария Анна Виктория Елизавета Полина Алиса Дарья Александра Ксения Екатерина Ольга Наталья Юлия Татьяна Елена Светлана Ирина Марина Вера Софья Валерия Маргарита Кристина Алёна Надежда Людмила Диана Яна Арина Камилла Варвара Евгения Лилия Нина Эльвира Галина Злата'.split(
    ' ',
  )
const ruFathers =
  'Александров Сергеев Дмитриев Андреев Алексеев Михайлов Иванов Владимиров Павлов Олегов Юрьев Николаев Викторов Константинов Борисов Анатольев Валерьев Геннадьев Романов Григорьев'.split(
    ' ',
  )
const enLast =
  'Whitaker Okafor Lindqvist Mercer Castellano Haddad Novak Fitzgerald Ramanathan Björk Delacroix Osei Tanaka Brennan Vasquez Kowalski Ashworth Nakamura Petrov Hollis Abara Jensen Moretti Sinclair Dubois Yilmaz Carver Lindgren Rao Thornton Mbeki Fischer Alvarez Sørensen Quinn Bellamy Horvat Iyer Langley Costa Reeves Nguyen Papadakis Weston Eriksen Salazar Greer Kimani Larsen Hughes'.split(
    ' ',
  )
const enFirst =
  'Olivia Noah Amara Liam Sofia Ethan Priya Lucas Hannah Mateo Grace Kofi Ingrid Daniel Leila Oscar Maya Henrik Chloe Samuel Yuki Adam Elena Marcus Freya Javier Nadia Thomas Zara Anders Isabel Victor Aisha Patrick Clara Rafael Emma Hugo Fatima George Julia Felix Camille Arjun Tessa Milan Ruth Dominic Alma Simon'.split(
    ' ',
  )

const scattered = (items: readonly string[], n: number, step: number): string =>
  items[(n * step) % items.length]!

/** The n-th Russian name, alternating between men and women; neighbours differ in every part. */
export const russianName = (n: number): FullName => {
  const woman = n % 2 === 1
  const last = scattered(ruMenLast, n, 7)
  const father = scattered(ruFathers, n, 3)
  return woman
    ? { last_name: `${last}а`, first_name: scattered(ruWomen, n, 5), middle_name: `${father}на` }
    : { last_name: last, first_name: scattered(ruMen, n, 5), middle_name: `${father}ич` }
}

export const englishName = (n: number): FullName => ({
  last_name: scattered(enLast, n, 7),
  first_name: scattered(enFirst, n, 9),
  middle_name: '',
})

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya ö:o ø:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const toLatin = (text: string): string =>
  [...text.toLowerCase()].map((letter) => latin[letter] ?? letter).join('')

/** The email name for a person: first and last name in Latin letters. */
export const emailName = ({ first_name, last_name }: FullName): string =>
  `${toLatin(first_name)}.${toLatin(last_name)}`.replace(/[^a-z.]/g, '')
