import { parseStartups } from './startup.ts'

/** English startups: name | industry | territory | kind | summary | proof. */
export const englishStartups = parseStartups(`
Ledgerly | Finance | England | I | Month-end close for small manufacturers, prepared from bank feeds and delivery notes. | Eleven workshops close their books in two days instead of nine; the average invoice is matched without a human in 86 % of cases.
Quaywise | Logistics | Rotterdam, Netherlands | I | Berth planning for mid-size ports from live vessel data. | The pilot terminal cut idle crane hours by a fifth over one quarter.
Brineworks | Climate | Bergen, Norway | I | Lithium recovered from desalination brine with a reusable sorbent. | The bench unit has run 1,400 hours on real brine; a container unit is being assembled.
Tutorloom | Education | Dublin, Ireland | E | Maths practice that explains a mistake in the words of the pupil's own textbook. | Used weekly by 2,300 pupils of fourteen schools; teachers prepare a lesson in eight minutes.
Mendable | Consumer | Lisbon, Portugal | E | Repair subscriptions that shops sell together with a household appliance. | Two regional chains sell it at the till; 7 % of buyers take it.
Orchard Sense | Agriculture | England | I | Frost and blight warnings for single orchard blocks from low-cost weather nodes. | Forty growers, 310 nodes, no lost node in the second winter.
Palletpool | Logistics | Łódź, Poland | E | A marketplace for returning empty pallets along existing routes. | Carriers earn 38 euros more on an average trip home.
Clearwell | Water | Nairobi, Kenya | I | Fluoride filters for village wells, paid by the litre through mobile money. | Nineteen wells, 11,000 people, filters replaced by local mechanics.
Kilnmate | Manufacturing | England | I | Firing curves that adapt to the load and save gas in ceramic kilns. | Three kilns burn 14 % less gas at the same reject rate.
Sonder Health | Health | Copenhagen, Denmark | I | Follow-up of heart failure patients by voice, without an app. | A study with 120 patients is under way in two hospitals.
Gridpatch | Energy | Texas | I | Lets apartment buildings sell the flexibility of their boilers to the grid. | 1,900 boilers under contract, three settlement periods paid out.
Paperless Pier | Maritime | Valletta, Malta | E | Crew certificates checked in seconds before boarding. | Seven crewing agencies check 400 seafarers a week.
Tessera Tiles | Construction | Porto, Portugal | I | Wall tiles pressed from demolition dust without firing. | The first 600 square metres hang in a municipal library.
Nightline | Mobility | Scotland | E | Shared night buses that follow demand within agreed corridors. | Two corridors run on weekends with 64 % of seats taken.
Fathom Audit | Finance | England | I | Finds unusual journal entries for auditors and says why they are unusual. | Four mid-size firms use it in their sampling.
Larder | Food | England | E | Menu planning for school kitchens that balances cost, allergens and season. | 52 kitchens throw away a third less food.
Ironbark Drones | Mining | Perth, Australia | I | Stockpile volumes measured daily by a drone that needs no pilot on site. | Certified for flights beyond sight at two mines.
Polyglot Desk | Software | Barcelona, Spain | I | Support answers drafted in the customer's language from the company's own manuals. | Cuts the first answer from five hours to forty minutes in eleven teams.
Greywater Co | Water | Cape Town, South Africa | I | Compact reuse of shower water for laundries and small hotels. | Units in nine hotels save 31 cubic metres a month each.
Stitchback | Fashion | Milan, Italy | E | Take-back and grading of worn workwear for rental companies. | Sorts 4 tonnes a month; 57 % goes back to use.
Hallmark Labs | Health | Leuven, Belgium | I | A finger-prick test that tells bacterial from viral infection in ten minutes. | Sensitivity of 92 % in the first 300 samples.
Fieldnote | Agriculture | Iowa | E | Crop diaries by voice that become insurance-ready records. | Two insurers accept its records in three states.
Copperline | Energy | Santiago, Chile | I | Early detection of transformer faults from the sound of the housing. | 140 transformers monitored, six faults caught before failure.
Roomcast | Real estate | Berlin, Germany | E | Energy certificates for flats from a phone walk-through. | An accredited engineer signs a certificate in 25 minutes.
Vela Routing | Maritime | Athens, Greece | I | Speed advice for coastal ships that weighs fuel against arrival slots. | Fuel down 8 % on four ferries over a summer.
Bloomtrace | Agriculture | Almería, Spain | I | Pollen traps read by camera to time pollination in greenhouses. | Yield up 6 % in a trial of twelve greenhouses.
Hearthside | Social | Toronto, Canada | E | Matches retired craftspeople with apprentices who need supervised hours. | 210 pairs, three out of four finish their term.
Quarry Data | Construction | England | I | Aggregates graded on the belt by laser instead of by sieve once a shift. | Two quarries ship within tolerance without a second screening.
Lumen Trials | Health | Massachusetts | I | Finds rare-disease patients for trials from structured records inside the hospital. | Screening that took five weeks takes two days; data never leaves the site.
Cartwheel | Retail | Ghent, Belgium | E | Cargo-bike deliveries for independent shops with one pickup a day. | 96 shops, 1,150 parcels a week, break-even in the first city.
Skygarden | Food | Singapore | I | Leafy greens grown on carpark roofs under film that cools itself. | Three roofs deliver 900 kg a week to two supermarkets.
Benchside | Education | Scotland | E | Lab skills practised in a browser before the first hour at the bench. | Five universities, 40 experiments, breakage down by half.
Harbourlight | Security | Tallinn, Estonia | I | Spots spoofed positions of ships for insurers and coast guards. | Flags 30 cases a month with 3 % false alarms.
Tidewall | Climate | Virginia | I | Flood barriers that inflate from the kerb within four minutes. | Tested by a city for two storm seasons.
Cellarwise | Food | Bordeaux, France | I | Fermentation followed by ultrasound, without opening the tank. | Eleven cellars; one stuck fermentation caught nine hours early.
Parcelproof | Logistics | Vienna, Austria | E | Reusable parcel boxes with a deposit handled by the courier. | Boxes make 23 trips on average.
Ampersand Bio | Biotech | Uppsala, Sweden | I | Enzymes that take dyes out of mixed textile waste at room temperature. | Decolours 88 % of a mixed batch; pilot tank of 200 litres.
Signpost | Public services | Wellington, New Zealand | E | Tells residents in plain words what a planning notice means for their street. | Four councils publish through it.
Kestrel Rail | Mobility | Prague, Czechia | I | Track geometry measured by ordinary passenger trains. | Two trains measure 900 km a day.
Openladle | Manufacturing | Bilbao, Spain | I | Slag composition from a camera, so that a foundry needs fewer samples. | Saves one sample in three at the pilot foundry.
Nestegg Nurse | Health | Melbourne, Australia | E | Home visits by retired nurses in the first week after birth. | 840 visits, booked by two insurers.
Rivet | Software | Texas | I | Turns assembly drawings into work instructions with pictures. | Writing an instruction takes one hour instead of a day.
Saltmarsh Carbon | Climate | England | I | Measures carbon in restored marshes from the air and from cores. | Baseline done for 2,100 hectares.
Coldchain Kit | Health | Accra, Ghana | I | Vaccine boxes that report temperature by text message. | 260 boxes in three regions; spoilage down by 40 %.
Trellis HR | Software | Warsaw, Poland | E | Shift swaps for factories that keep to labour law by themselves. | Eight plants, 5,200 workers.
Foldhouse | Construction | Helsinki, Finland | E | Site offices that fold flat and return to the depot on one truck. | Rented out 94 % of days last season.
Murmur | Consumer | California | E | Audio walks by local guides that pay them per listener. | 310 walks in 24 cities.
Beaconry | Security | Zürich, Switzerland | I | Guides people out of a burning building with lights that react to smoke. | Installed in one metro station and two schools.
Ferment & Co | Food | Seoul, South Korea | E | Starter cultures for small bakeries with a shelf life of a year. | 180 bakeries reorder every two months.
Lattice Optics | Hardware | Eindhoven, Netherlands | I | Flat lenses printed on glass for endoscopes thinner than a millimetre. | Prototype resolves 20 micrometres.
Wayleave | Energy | Wales | E | Land agreements for cables signed on the doorstep and registered the same day. | Average signing time fell from 71 to 18 days.
Dovetail Loans | Finance | Nairobi, Kenya | E | Stock loans for kiosks, repaid by a share of each sale. | 3,400 kiosks, 2.1 % in arrears.
Plainchart | Health | Illinois | I | Discharge letters rewritten for patients, checked by the ward. | Readmission within 30 days fell by 9 % on two wards.
Underleaf | Agriculture | Bangalore, India | I | Finds pests on the underside of leaves with a camera on a stick. | Advises 6,000 smallholders in two languages.
Gantry | Construction | Dubai, UAE | I | Plans tower-crane lifts a week ahead from the building model. | Cuts waiting time at the hook by 17 % on three sites.
Returnly Parts | Retail | Lyon, France | E | A second life for car parts returned unopened to distributors. | Resells 61 % of what used to be scrapped.
Echo Forest | Climate | Curitiba, Brazil | I | Hears illegal logging and tells rangers where to go. | 75 listening posts, 22 alarms confirmed.
Stillwater | Water | Arizona | I | Leak search in old networks from two hydrants at a time. | Found 43 leaks on 60 km of pipes.
Chaperone | Mobility | Stockholm, Sweden | E | Door-to-door escorts for older travellers, booked by the family. | Works at five stations and one airport.
Pressroom | Software | England | E | Turns council meetings into short local news that an editor approves. | Fourteen local papers publish three stories a week.
`)
