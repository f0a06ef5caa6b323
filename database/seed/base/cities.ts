/** Ways of life a city's people, names and addresses follow. */
export type Region =
  | 'karnataka'
  | 'maharashtra'
  | 'north'
  | 'punjab'
  | 'telugu'
  | 'tamil'
  | 'kerala'
  | 'bengal'
  | 'gujarat'
  | 'rajasthan'
  | 'east'
  | 'odisha'
  | 'assam'
  | 'hills'
  | 'goa'

export interface City {
  readonly name: string
  readonly region: Region
  /** How many rooms of a hundred thousand and more the city has, relative to the others. */
  readonly weight: number
  /** ₹ a month for a plain room in a shared flat in an ordinary part of the city. */
  readonly base: number
  /** Months of rent people ask as a deposit, from and to. */
  readonly depositMonths: readonly [number, number]
  /** Local trains that people name when they say where they live. */
  readonly suburbanTrains: boolean
  readonly premium: readonly string[]
  readonly budget: readonly string[]
  /** Localities to use beside the gazetteer's well-known ones. */
  readonly extra: readonly string[]
}

const list = (names: string) => (names === '' ? [] : names.split(', '))

type Sums = readonly [weight: number, base: number, depositFrom?: number, depositTo?: number]

function city(name: string, region: Region, sums: Sums, premium = '', budget = '', extra = ''): City {
  const [weight, base, from = 1, to = 3] = sums
  return {
    name,
    region,
    weight,
    base,
    depositMonths: [from, to],
    suburbanTrains: ['Mumbai', 'Thane', 'Navi Mumbai', 'Chennai', 'Kolkata'].includes(name),
    premium: list(premium),
    budget: list(budget),
    extra: list(extra),
  }
}

/** Fifty cities, the largest rental markets first. */
export const cities: readonly City[] = [
  city(
    'Bengaluru',
    'karnataka',
    [230, 14_000, 2, 6],
    'Indiranagar, Koramangala, Koramangala 3rd Block, Koramangala 4th Block, Koramangala 5th Block, Lavelle Road, Cunningham Road, Richmond Town, Sadashivanagar, Dollars Colony, Church Street, MG Road, Ulsoor, HSR Layout Sector 2, Jayanagar 4th Block, Benson Town, Langford Town',
    'Bommasandra, Chandapura, Jigani, Peenya, T Dasarahalli, Kengeri, Kadugodi, Varthur, Begur, Hosa Road, Singasandra, Bommanahalli, Horamavu, Kothanur, Gottigere, Nandini Layout, Magadi Road, Uttarahalli',
  ),
  city(
    'Mumbai',
    'maharashtra',
    [190, 19_000, 3, 6],
    'Bandra West, Khar West, Juhu, Worli, Lower Parel, Colaba, Cuffe Parade, Malabar Hill, Breach Candy, Nariman Point, Churchgate, Hiranandani Gardens, Powai, Bandra Kurla Complex, Prabhadevi, Santacruz West, Lokhandwala Complex, Versova',
    'Nalasopara, Vasai, Mira Road, Dahisar, Mankhurd, Govandi, Dharavi, Antop Hill, Kurla East, Sakinaka, Bhandup, Jogeshwari East, Malad East',
  ),
  city(
    'Delhi',
    'north',
    [180, 13_000, 1, 2],
    'Greater Kailash 1, Greater Kailash 2, Hauz Khas, Defence Colony, Vasant Vihar, Khan Market, Green Park, Safdarjung Enclave, South Extension, New Friends Colony, Connaught Place, SDA, Nizamuddin, East of Kailash, Jangpura',
    'Uttam Nagar, Najafgarh, Narela, Burari, Sangam Vihar, Badarpur, Shahdara, Jamia Nagar, Govindpuri, Laxmi Nagar, Shakarpur, Palam, Dwarka Mor, Yamuna Vihar, Geeta Colony, Azadpur, Munirka, Tughlakabad',
  ),
  city(
    'Pune',
    'maharashtra',
    [150, 11_500, 1, 3],
    'Koregaon Park, Kalyani Nagar, Model Colony, Baner, Aundh, Deccan Gymkhana, Viman Nagar, Magarpatta, Bund Garden, Erandwane',
    'Wagholi, Lohegaon, Dhayari, Katraj, Ambegaon, Bhosari, Moshi, Dhankawadi, Manjri, Kasarwadi, Dhanori, Punawale, Sus',
  ),
  city(
    'Hyderabad',
    'telugu',
    [150, 11_000, 1, 3],
    'Jubilee Hills, Banjara Hills, Hitech City, Gachibowli, Financial District, Kokapet, Nanakramguda, Madhapur, Film Nagar, Somajiguda',
    'Dilsukhnagar, LB Nagar, Hayathnagar, Uppal, Malkajgiri, Balanagar, Jeedimetla, Patancheru, Charminar, Rajendra Nagar, Moosapet, Chandanagar, Pragathi Nagar',
  ),
  city(
    'Chennai',
    'tamil',
    [120, 10_500, 2, 5],
    'Besant Nagar, Adyar, Alwarpet, Nungambakkam, RA Puram, Kotturpuram, Thiruvanmiyur, T Nagar, Mylapore, Anna Nagar',
    'Avadi, Ambattur, Poonamallee, Tambaram, Guduvanchery, Vandalur, Kelambakkam, Washermenpet, Tondiarpet, Perungalathur, Padur, Mangadu, Madhavaram',
  ),
  city(
    'Kolkata',
    'bengal',
    [95, 8500, 1, 3],
    'Ballygunge, Alipore, Park Street, Camac Street, Elgin Road, Golpark, Jodhpur Park, Salt Lake Sector 1, Bhowanipore, New Alipore',
    'Garia, Sonarpur, Madhyamgram, Behala, Thakurpukur, Baranagar, Belgharia, Cossipore, Tangra, Topsia, Baguiati, Kestopur, Santoshpur',
  ),
  city(
    'Gurugram',
    'north',
    [90, 14_500, 1, 2],
    'DLF Phase 1, DLF Phase 4, DLF Phase 5, Golf Course Road, Golf Course Extension Road, DLF Cyber City, Sushant Lok Phase 1, Sector 54, South City 1',
    'Manesar, New Gurgaon, Palam Vihar, Sector 22, Sector 15, Sohna Road, Sector 82, Udyog Vihar',
  ),
  city(
    'Noida',
    'north',
    [75, 11_000, 1, 2],
    'Sector 44, Sector 50, Sector 150, Sector 128, Sector 93, Sector 104, Sector 15, Sector 18',
    'Sector 12, Sector 22, Sector 58, Sector 63, Sector 55, Sector 71, Sector 119',
  ),
  city(
    'Navi Mumbai',
    'maharashtra',
    [45, 12_500, 2, 5],
    'Vashi, Seawoods, CBD Belapur, Nerul',
    'Taloja, Kalamboli, Kamothe, Ulwe, New Panvel, Rabale, Turbhe',
  ),
  city(
    'Thane',
    'maharashtra',
    [40, 12_500, 2, 5],
    'Hiranandani Estate, Naupada, Majiwada',
    'Ambernath, Ulhasnagar, Mumbra, Kalwa, Dombivli East, Dombivli West',
  ),
  city(
    'Ghaziabad',
    'north',
    [28, 8500, 1, 2],
    'Indirapuram, Kaushambi, Vaishali',
    'Mohan Nagar, Sahibabad',
    'Kavi Nagar, Shipra Sun City, Govindpuram',
  ),
  city('Greater Noida', 'north', [22, 7500, 1, 2], 'Gaur City', 'Knowledge Park 2, Knowledge Park 3'),
  city(
    'Faridabad',
    'north',
    [18, 8000, 1, 2],
    'Greater Faridabad, Sector 15',
    'Ballabgarh, NIT Faridabad',
    'Sector 46, Surajkund Faridabad',
  ),
  city(
    'Ahmedabad',
    'gujarat',
    [50, 8500, 1, 3],
    'Bodakdev, Satellite, Prahlad Nagar, Vastrapur, Thaltej, SG Highway, Navrangpura',
    'Naroda, Nikol, Vastral, Bapunagar, Chandkheda, Ranip, Ghatlodia',
  ),
  city(
    'Jaipur',
    'rajasthan',
    [42, 7000, 1, 2],
    'C Scheme, Bani Park, Malviya Nagar, Vaishali Nagar, Bapu Nagar',
    'Sitapura, Sanganer, Jhotwara, Pratap Nagar, Murlipura, Jagatpura',
  ),
  city(
    'Kochi',
    'kerala',
    [38, 8500, 2, 4],
    'Panampilly Nagar, Marine Drive, Kadavanthra, Fort Kochi',
    'Angamaly, Kalamassery, Thoppumpady, Maradu',
  ),
  city(
    'Indore',
    'north',
    [34, 6500, 1, 2],
    'Vijay Nagar, Palasia, Scheme No 54, Scheme No 78',
    'Rau, Khajrana, Bhawarkua, Sudama Nagar, Rajendra Nagar',
  ),
  city(
    'Lucknow',
    'north',
    [30, 6800, 1, 2],
    'Gomti Nagar, Hazratganj, Mahanagar, Sushant Golf City',
    'Alambagh, Jankipuram, Chinhat, Rajajipuram, Telibagh, Faizabad Road',
  ),
  city('Chandigarh', 'punjab', [28, 9500, 1, 2], 'Sector 8, Sector 17, Sector 35', 'Manimajra'),
  city(
    'Coimbatore',
    'tamil',
    [22, 7200, 2, 4],
    'Race Course, RS Puram, Peelamedu',
    'Ukkadam, Singanallur, Kalapatti',
  ),
  city(
    'Thiruvananthapuram',
    'kerala',
    [20, 7500, 2, 4],
    'Kowdiar, Pattom, Vazhuthacaud',
    'Sreekaryam, Vattiyoorkavu, Thampanoor',
  ),
  city(
    'Nagpur',
    'maharashtra',
    [20, 6500, 1, 3],
    'Ramdaspeth, Civil Lines, Dharampeth',
    'Hingna, Besa, Nandanvan',
  ),
  city(
    'Bhopal',
    'north',
    [18, 6200, 1, 2],
    'Arera Colony, MP Nagar, Shahpura',
    'Bairagarh, Indrapuri, Kolar Road, Ayodhya Bypass',
  ),
  city(
    'Visakhapatnam',
    'telugu',
    [18, 7000, 1, 3],
    'Siripuram, MVP Colony, Rushikonda',
    'Gajuwaka, NAD Junction',
    'Akkayyapalem, Sheelanagar',
  ),
  city(
    'Bhubaneswar',
    'odisha',
    [18, 6800, 1, 3],
    'Jaydev Vihar, Saheed Nagar, Nayapalli',
    'Khandagiri, Patia',
    'Acharya Vihar, Laxmisagar, Satyanagar',
  ),
  city(
    'Kota',
    'rajasthan',
    [18, 6000, 1, 2],
    'Landmark City, Rajeev Gandhi Nagar',
    'Vigyan Nagar, Electricity Board Area',
  ),
  city(
    'Vadodara',
    'gujarat',
    [16, 6500, 1, 2],
    'Alkapuri, Akota',
    'Waghodia Road, Manjalpur, Gotri',
    'Karelibaug, Sayajiganj, Subhanpura',
  ),
  city(
    'Dehradun',
    'hills',
    [16, 7200, 1, 2],
    'Rajpur Road',
    'Prem Nagar, Bidholi, ISBT Dehradun, Clement Town',
    'Dalanwala, Defence Colony, Patel Nagar',
  ),
  city('Surat', 'gujarat', [14, 6800, 1, 2], 'City Light, Vesu, Athwa, Piplod', 'Udhna, Katargam, Varachha'),
  city(
    'Mysuru',
    'karnataka',
    [14, 7000, 2, 5],
    'Gokulam, Jayalakshmipuram',
    'Hebbal',
    'Yadavagiri, Bogadi, Lakshmipuram, Dattagalli',
  ),
  city(
    'Patna',
    'east',
    [14, 6000, 1, 2],
    'Patliputra Colony, Boring Road',
    'Phulwari Sharif, Danapur',
    'Anisabad, Kadamkuan, Digha',
  ),
  city('Mohali', 'punjab', [12, 8000, 1, 2], 'Sector 70', 'Zirakpur', 'Aerocity, Sohana'),
  city(
    'Mangaluru',
    'karnataka',
    [12, 7200, 2, 4],
    'Kadri, Bejai',
    'Deralakatte, Surathkal',
    'Kankanady, Falnir, Balmatta',
  ),
  city(
    'Guwahati',
    'assam',
    [12, 7200, 1, 2],
    'Ganeshguri, Dispur, Zoo Road',
    'Maligaon, Adabari',
    'Uzanbazar, Hengrabari, Panjabari',
  ),
  city('Goa', 'goa', [12, 10_500, 1, 3], 'Dona Paula, Miramar', ''),
  city('Ranchi', 'east', [10, 5800, 1, 2], 'Lalpur, Kanke Road', 'Doranda', 'Morabadi, Ashok Nagar, Kokar'),
  city(
    'Nashik',
    'maharashtra',
    [10, 6500, 1, 2],
    'College Road, Gangapur Road',
    'Satpur, Nashik Road',
    'Upnagar',
  ),
  city('Kanpur', 'north', [10, 5800, 1, 2], 'Swaroop Nagar, Civil Lines', 'Kalyanpur, Kakadeo', 'Arya Nagar'),
  city('Varanasi', 'north', [10, 5800, 1, 2], 'Sigra', 'Lanka', 'Mahmoorganj, Ramnagar'),
  city('Prayagraj', 'north', [10, 5500, 1, 2], 'Civil Lines', 'Naini, Jhunsi', 'George Town, Rajapur'),
  city(
    'Vijayawada',
    'telugu',
    [10, 6500, 1, 3],
    'Benz Circle, Patamata',
    'Bhavanipuram',
    'Moghalrajpuram, Suryaraopet',
  ),
  city('Ludhiana', 'punjab', [8, 6800, 1, 2], 'Sarabha Nagar, Model Town', '', 'Rajguru Nagar'),
  city('Amritsar', 'punjab', [8, 6500, 1, 2], 'Ranjit Avenue', '', 'Golden Temple, Verka'),
  city(
    'Madurai',
    'tamil',
    [8, 6000, 2, 4],
    'Anna Nagar, KK Nagar',
    '',
    'Narimedu, Ellis Nagar, Tirupparangunram',
  ),
  city(
    'Tiruchirappalli',
    'tamil',
    [8, 5800, 2, 4],
    'Thillai Nagar',
    'Thuvakudi',
    'Tennur, Khajamalai Colony, Woriur',
  ),
  city(
    'Kozhikode',
    'kerala',
    [8, 7000, 2, 4],
    'Mavoor Road',
    '',
    'Eranhipalam, Chevayur, Kottuli, West Hill',
  ),
  city('Raipur', 'north', [8, 6000, 1, 2], 'Shankar Nagar, Telibandha'),
  city('Shillong', 'hills', [8, 7000, 1, 2], 'Laitumkhrah', '', 'Laitumkhrah, Nongthymmai, Laban, Rynjah'),
  city('Puducherry', 'tamil', [8, 7500, 2, 4], 'White Town', 'Kalapet', 'Lawspet, Muthialpet'),
]
