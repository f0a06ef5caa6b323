import type { Region } from '../base/cities.ts'
import type { Dice } from '../base/dice.ts'

interface Community {
  /** Where many of its people live; all of them move to the large cities too. */
  readonly home: readonly Region[]
  readonly men: readonly string[]
  readonly women: readonly string[]
  readonly families: readonly string[]
  /** Name between first and family name, as Sikh families have it. */
  /** How many of a city's people, relative to the others. */
  readonly share: number
  readonly middle?: { readonly male: string; readonly female: string }
}

const words = (text: string) => text.split(' ')
const everywhere: readonly Region[] = [
  'north',
  'maharashtra',
  'telugu',
  'gujarat',
  'east',
  'bengal',
  'karnataka',
  'rajasthan',
  'tamil',
]

function community(
  home: readonly Region[],
  men: string,
  women: string,
  families: string,
  options: Pick<Community, 'middle'> & { readonly share?: number } = {},
): Community {
  return {
    home,
    men: words(men),
    women: words(women),
    families: words(families),
    share: Math.min(9, words(men).length),
    ...options,
  }
}

/** Names as they go together: a Naga first name with a Naga family, a Tamil one with a Tamil family. */
const communities: readonly Community[] = [
  community(
    ['north', 'rajasthan'],
    'Amit Rahul Vikas Ankit Saurabh Abhishek Deepak Manish Gaurav Nitin Prateek Shubham Mohit Alok Ashutosh Vivek Tarun Himanshu Yash Lalit Devendra Hemant',
    'Neha Pooja Priyanka Shruti Swati Anjali Kavita Ritu Shivani Nidhi Ruchi Garima Megha Akanksha Jyoti Preeti Sakshi Tanvi Vandana Isha',
    'Sharma Verma Gupta Mishra Tiwari Pandey Yadav Agarwal Saxena Srivastava Tripathi Chauhan Rathore Shukla Dubey Maurya Jatav Kushwaha Bansal Meena',
  ),
  community(
    ['maharashtra', 'goa'],
    'Aniket Sagar Omkar Tejas Ajinkya Prasad Mandar Swapnil Chinmay Nikhil Kedar Siddharth',
    'Sayali Mrunal Ketaki Gauri Snehal Rutuja Ashwini Manasi Prajakta Vaishnavi Apurva Pallavi',
    'Deshpande Kulkarni Patil Jadhav Shinde Pawar Joshi Kamble Gaikwad Bhosale Sawant Chavan Gokhale Salunkhe Wankhede',
  ),
  community(
    ['karnataka'],
    'Sudeep Manjunath Raghavendra Chetan Darshan Pramod Naveen Girish Harsha Vinay Prajwal Shashank',
    'Chaitra Deepika Spoorthi Bhavana Kavya Rashmi Nandini Sahana Ramya Sushma Vidya Shreya',
    'Gowda Rao Hegde Shetty Bhat Murthy Kumar Nayak Naik Achar Poojary Urs',
  ),
  community(
    ['tamil'],
    'Arun Senthil Karthik Prabhu Vignesh Balaji Dinesh Hari Gokul Saravanan Surya Praveen',
    'Divya Kavitha Lakshmi Nithya Priya Abinaya Janani Meenakshi Revathi Swetha Yamini Subha',
    'Subramanian Krishnan Raman Murugan Rajan Natarajan Sundaram Selvam Pandian Venkatesan Arumugam Chandran',
  ),
  community(
    ['telugu'],
    'Sai Venkat Srikanth Praneeth Ravi Charan Bhargav Anil Phani Rakesh Vamsi Kiran',
    'Sravani Swathi Mounika Harika Lavanya Keerthi Anusha Sirisha Tejaswini Madhavi Bhavya Pranathi',
    'Reddy Rao Naidu Chowdary Varma Goud Prasad Sastry Raju Yadav Kolluri Vemula',
  ),
  community(
    ['kerala'],
    'Anoop Vishnu Sreejith Arjun Jishnu Ajith Unni Manu Sarath',
    'Anju Lekshmi Sreelakshmi Athira Gayathri Parvathy Reshma Devika Aparna',
    'Nair Menon Pillai Kurup Warrier Namboothiri Panicker Ezhuthachan',
  ),
  community(
    ['kerala'],
    'Jacob Tom Alan Basil Jerin Abin Joel Roshan',
    'Anna Merin Rose Tessa Neethu Liya Sneha Jisha',
    'Thomas Mathew Varghese George Joseph Kurian Philip Cherian',
  ),
  community(
    ['kerala'],
    'Shafeeq Nihal Rameez Jaseem Fahad Ashiq',
    'Fathima Nasrin Shahana Hiba Rinsha Amina',
    'Rahman Koya Basheer Moideen Hameed Kunju',
  ),
  community(
    ['bengal', 'east'],
    'Arnab Sourav Anirban Debjit Subhajit Sayan Indranil Kaushik Abhirup Rudra',
    'Ananya Moumita Sohini Paroma Rituparna Ishani Debolina Sreeja Trisha Madhurima',
    'Banerjee Chatterjee Mukherjee Das Ghosh Bose Sen Roy Dutta Saha Mondal Biswas',
  ),
  community(
    ['gujarat'],
    'Harsh Parth Jay Dhruv Mitesh Chirag Mihir Nirav Jignesh Bhavin',
    'Hetal Krupa Dhara Riddhi Foram Khushbu Nirali Payal Bhumika Jinal',
    'Patel Shah Mehta Desai Trivedi Parikh Solanki Vyas Doshi Parmar Rathod',
  ),
  community(
    ['punjab', 'north'],
    'Harpreet Gurpreet Jaspreet Amandeep Karanvir Navjot Inderjit Tejinder',
    'Simran Harleen Jasleen Navneet Gurleen Ravneet Amrit Prabhjot',
    'Gill Sandhu Dhillon Sidhu Grewal Bedi Ahluwalia Sohal',
    { middle: { male: 'Singh', female: 'Kaur' } },
  ),
  community(
    ['punjab', 'north', 'maharashtra'],
    'Karan Rajat Sahil Varun Kunal Nakul',
    'Mehak Kanika Shefali Ritika Sanya Natasha',
    'Malhotra Kapoor Khanna Arora Chopra Sethi Lalwani Advani Ahuja',
  ),
  community(
    everywhere,
    'Imran Faizan Arif Danish Salman Zaid Junaid Adnan Tariq Saif Nadeem Yusuf',
    'Ayesha Sana Zoya Nazia Mehreen Farah Sadia Rukhsar Heena Shabana Alfiya Iqra',
    'Khan Ansari Siddiqui Qureshi Shaikh Hussain Ahmed Syed Mirza Farooqui Pathan',
    { share: 4 },
  ),
  community(
    ['goa', 'karnataka', 'maharashtra'],
    'Savio Royston Clive Melvin Lester Glen',
    'Sharon Melissa Lavina Cheryl Joyce Rochelle',
    'Fernandes Dias Pinto Rodrigues Lobo Mascarenhas Pereira Dsouza',
  ),
  community(
    ['odisha'],
    'Soumya Biswajit Debasis Subrat Pratyush Sidhant',
    'Subhashree Itishree Lipsa Smruti Pragyan Barsha',
    'Mohanty Patnaik Sahoo Behera Panda Swain Rout Nayak',
  ),
  community(
    ['assam'],
    'Bikash Jyotirmoy Pranjal Dipankar Himangshu Nayan',
    'Junmoni Barasha Jonali Priyakshi Nilakshi Mousumi',
    'Bora Gogoi Saikia Kalita Baruah Deka Hazarika',
  ),
  community(
    ['hills', 'assam'],
    'Banteilang Kitbok Damanbha',
    'Ibanri Daphisha Mewanka',
    'Lyngdoh Kharkongor Syiem Marbaniang',
  ),
  community(['assam'], 'Temjen Vikho Imli', 'Imlisenla Asenla Kevinuo', 'Longkumer Angami Jamir Ao'),
  community(
    ['assam'],
    'Lalrinmawia Zothanpuia Malsawma',
    'Lalremruati Zodinpuii Malsawmi',
    'Ralte Hmar Sailo Chhangte',
  ),
  community(
    ['assam'],
    'Premjit Boinao Sanathoi',
    'Linthoi Bidyarani Thoibi',
    'Laishram Ningthoujam Thokchom Khundrakpam',
  ),
  community(
    ['east'],
    'Rajnish Kundan Pankaj Abhinav Ujjwal Niraj Rituraj',
    'Shalini Sweta Nutan Khushi Puja Sonam',
    'Jha Sinha Prasad Thakur Choudhary Mahto Ranjan Paswan',
  ),
  community(
    ['east', 'odisha'],
    'Albert Sunil Anup Prakash',
    'Elina Shanti Anjela Rosalin',
    'Munda Oraon Tirkey Kujur Toppo',
  ),
  community(['hills', 'punjab'], 'Aamir Basit Owais Muzamil', 'Insha Mehvish Saba Iram', 'Lone Wani Dar Mir'),
  community(['north', 'hills'], 'Ashwin Sameer Rohit', 'Radhika Anita Sheetal', 'Kaul Raina Dhar Koul'),
  community(
    ['maharashtra', 'gujarat'],
    'Cyrus Jehan Farhad',
    'Freny Roxanne Delna',
    'Irani Batliwala Daruwala Mistry',
  ),
  community(
    ['hills', 'punjab'],
    'Tsering Stanzin Rigzin',
    'Padma Diskit Dolma',
    'Namgyal Dorje Lepcha Bhutia Wangchuk',
  ),
  community(
    ['bengal', 'hills'],
    'Bishal Suraj Pravesh',
    'Pratima Smriti Binita',
    'Thapa Gurung Rai Chettri Tamang',
  ),
  community(
    ['hills', 'north'],
    'Lokesh Mayank Ashish',
    'Hema Deepa Bhawna',
    'Rawat Negi Bisht Joshi Thakur Pathania',
  ),
  community(
    ['maharashtra', 'north'],
    'Sandesh Buddhabhushan Milind',
    'Sujata Karuna Yashodhara',
    'Kamble Ambekar Meshram Bansode Gautam',
  ),
]

/** A first and a family name that belong together; `roots` is how likely the person is from around there. */
export function drawName(
  dice: Dice,
  gender: 'male' | 'female',
  region: Region,
  roots: number,
): { readonly first: string; readonly full: string } {
  const local = communities.filter(({ home }) => home.includes(region))
  const from = dice.weighted(dice.chance(roots) ? local : communities, ({ share }) => share)
  const first = dice.pick(gender === 'male' ? from.men : from.women)
  return { first, full: [first, from.middle?.[gender], dice.pick(from.families)].filter(Boolean).join(' ') }
}
