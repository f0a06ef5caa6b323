import { ways } from '@basera/platform/contract/phrases'
import { describe, expect, it } from 'vitest'
import { nameFault } from '../index.ts'

const people =
  ways(`કેન્દ્ર શાહ, Ammu, Tehsildar Prasad, Havildar Singh Negi, Jyoti Bank, Ranbir Court, Sabbir Karam, Tripti Kaur, Rajeshri Kaur, Kersi Banker, Homi Merchant, Prakash Kotwal, Sanjay Patil, Ramesh Munshi, Suresh Vakil, Amrit Judge, Major Singh, Ashok Subedar, Sunil Police Patil, Anil Court, Rahul Bajaj
  Ratan Tata, Aditya Birla, Anand Mahindra, Adi Godrej, Uday Kotak, Jio, Axis Rana, Indus Sharma, Paras Jain, Abhishek Lodha, Sobha, Sobha Menon
  Kersi Officer, Rustom Officer, Police Patil, Gulab Broker, Hasmukh Dalal, Falguni Dalal, Farokh Engineer, Cyrus Contractor, Farhad Captain, Zubin Doctor, Perin Driver, Nariman Paymaster
  Freny Bankwala, Siddharth Bank, Nia Sharma, Nia, Vidyut Jammwal, Variyam Singh, Waryam Singh, Kendra Thapa, Sachiv Kumar, Samiti Roy, Aadhar Khurana, Bandhan Das
  Umang Shah, Yatra Joshi, Bhim Singh, Bhim Rao, Bharat Kumar, Bharat Seva Singh, Sewa Singh, Navi Gill, Max Fernandes, Hero Singh, Apollo D Souza, Meta Kaur
  Indigo Nair, Sulekha Devi, Purva Deshpande, Vatika Mehra, Ashiana Khan, Amrapali Bose, Utkarsh Mishra, Suryoday Sen, Cosmos Thomas, Shivalik Negi, Saraswat Pai, Gati Krishna
  Sahara Begum, Porter John, Sundaram Iyer, Shriram Lagoo, George Muthoot, Karnataka Raj, Kalpataru Das, Manipal Reddy, Hiranandani Niranjan, Vivek Oberoi, Chandru Raheja, Pallonji Mistry
  Dabbawala Iqbal, Ramesh Nigam, Sonu Nigam, Bikash Mandal, Tapas Mondal, Mantri Narayan, Mukhiya Ram, Pradhan Bahadur, Suvendu Adhikari, शुभेंदु अधिकारी, कमल अधिकारी, Deb Adhikari
  Kanungo Manoj, Patwari Lal, Daroga Prasad Rai, Thanedar Singh, Subedar Khan, Havaldar Ram, Collector Singh, Nazir Ahmad, Munsif Ali, Peshkar Alam, Mukhtar Abbas, Wali Mohammad
  Amin Sayani, Qazi Nazrul, Kazi Rehan, Adalat Khan, Vazir Khan, Diwan Chand, Dewan Arjun, Senapati Bapat, Sena Gurung, Jawan Singh, Fauja Singh, Karnail Singh
  Jarnail Singh, Kaptan Singh, General Singh, Lashkar Ali, Sipahi Lal, Risaldar Khan, Jamadar Vijay, Naik Suresh, Nayak Sunil, Rani Laskar, K. V. B. Reddy, KVB Reddy
  P N B Nair, R. B. I. Khan, L. I. C. Fernandes, S. B. I. Thomas, A. P. J. Kalam, M. G. R. Pillai, N T R Rao, V V S Laxman, U. T. I. Menon, B M C Gowda, T. M. Krishna, Md Irfan
  Sk Azhar, Ajay Powar, Austin Power, Mary Banks, Tyra D Silva, Lovely Singh, Happy Kaur, Lucky Ali, Prince Raj, Princess Thomas, Sunny Deol, Bank Lal
  Dhan Singh, Loknath Seth, Seth Govind, Sahukar Rao, Shroff Kunal, Saraf Nitin, Modi Kavita, Bhandari Vikas, Bhandarkar Madhur, Kothari Dev, Kotwal Meher, Chaudhary Vikas
  Vikas Nigam, Seva Ram, Sevak Ram, Ram Sevak, Sewak Singh, Patrika Sen, Aakash Chopra, Thana Lakshmi, Thanam, Thanalakshmi, Bima Gurung, Bimal Roy
  Beema Rao, Bheema Nayak, Cardoza Liam, Cardozo, Courtney Walsh, Courtney, Dial Singh, Dyal Singh, Jal Daruwalla, Jal Mehta, Thangam, Naval Tata
  Naval Kishore, Nau Nihal, Vayu Sharma, Pramanik Sujit, Arogya Swamy, Sanstha Rai, Sanghvi Jinal, Sangha Gurpreet, Parishi Shah, Parshad Ram, Panchayati Ram, Nagar Vikram
  Rohit Nagar, Nagarjuna, Nagaraj, Zila Ghiasi, Zilla Hasan, Jila Bano, Mehfuz Daftary, Rashid Daftardar, Karyakarta, Estee Rao, Malik Ahmed, Landy Roy
  Onam Nair, Chhabria Mall, Mall Surya, Channel Mathew, Mediha Khan, Job Mathew, Dealwis, Deal Thomas, Sale Mohammed, Saleh, Vijeta Rao, विजेता शर्मा
  सेवा राम, केंद्र थापा, जिला सिंह, मंडल विकास, दलाल रमेश, रमेश दलाल, हसमुख દલાલ, બકુલ દલાલ, અમિત દલાલ, অমিত মণ্ডল, সুভাষ অধিকারী, শিল্পা সরকার
  অমল সরকার, Jadunath Sarkar, ജയൻ സേനൻ, സേനാപതി, சேனாபதி, சங்கர், ఆధార్ రెడ్డి, నిగమ్, ನಿಗಮಾನಂದ, ಸಂಘಮಿತ್ರ, संघमित्रा, ମଣ୍ଡଳ
  ସେନାପତି, ਸੇਵਾ ਸਿੰਘ, ਫੌਜਾ ਸਿੰਘ, ਫੌਜੀ, کمال فوجدار, فوزیہ, قاضی رضوان, مرکز علی, میر منشی, Divisha, Unity Rose, Selvi
  Celine, Wing Tsang, Chief Joseph, Prathibha Reporter, Soli Solicitor, Russi Treasurywala, Homi Readymoney, Sooni Taraporewala, Dinyar Commissariat, Cyrus Canteenwala, Jehangir Officewala, Postwala Kurush
  Batliboi, Tehmi Stationwala, Ram Manohar, Jahangir Alam, Ola Adeyemi, Sail Kumar, Gail Fernandes, Bob Dsouza, Ed Pereira, Ima Khatun, Edd Lobo, Dri Mishra
  Visakha, Visa Reddy, Star Rajan, Sun Mathew, National Singh, United Paul, Hindustan Singh, Azad Hind, Cybil Rao, Syed Saibari, Sabir Karim, Saber Karam
  Fani Pai, Gagal Pau, Gopal Pai, Pratham Rao, Gomati Devi, Amjan Ali, Imogen Rao, Swagat Rao`)

const claims =
  ways(`Gorkha Rifles, Kumaon Regiment, कुमाऊँ रेजिमेंट, Sikh Light Infantry, Rashtriya Rifles Jawan, Saket Court Clerk, Court Clerk Ramesh, Mumbai Custom House, Customs House Chennai, R.B.I. Mumbai, R.B.I., L.I.C.
  L.I.C. of India, I.R.C.T.C, I.R.C.T.C. Refund, J i o F i b e r, J.i.o Fiber, Magic-Bricks, Magik Briks, Ujjivan Small Finance, Equitas SFB, Karur Vysya, Lakshmi Vilas Bank, Dhanlaxmi Bank
  Star Health, HDFC Ergo, Airtel Xstream, Jio Fibre, Googel Pay, Gogle Pay, Fonpe, Phone Pay, Paytem, Swigy, Swigi Delivery, Zomatto
  Flipcart, Amezon, NоBrоker, ΟΥΟ, OYO, Ninety Nine Acres, Housing Dot Com, Sharma Estate Agency, Verma Realtors, Gupta Properties, Sai Builders Pvt Ltd, Krishna Consultancy
  Mahanagar Gas, Indraprastha Gas, Hon. Secretary Shanti CHS, Hon Secretary, सोसायटी सचिव, शांती सोसायटी सचिव, veryfied landlrd, Verified Owner, HELP-LYNE, Helplyn, Sadar Thana, Jila Kacheri
  Aadhaar Daftar, Nagarpalika Pune, Jalamandali, ಜಲಮಂಡಳಿ, జలమండలి, थाना सदर, कचहरी, ज़िला कचहरी, सरकारी दफ़्तर, नगरपालिका, ਠਾਣਾ ਸਦਰ, தெற்கு மாநகராட்சி
  நகராட்சி அலுவலகம், నగరపాలక సంస్థ, મહાનગરપાલિકા, સુરત મ્યુનિસિપલ, సీఐ వెంకటేష్, ఎస్ఐ రమేష్, বন্ধন ব্যাঙ্ক, ফাইন্যান্স কোম্পানি, ഫെഡറൽ ബാങ്ക്, മുത്തൂറ്റ് ഫിനാൻസ്, ਪੰਜਾਬ ਬੈਂਕ, ਬਜਾਜ ਫਾਇਨਾਂਸ
  મિલકત દલાલ, પ્રોપર્ટી દલાલ રમેશ, Tata Motors, Tata Power, Bajaj Allianz, Godrej Properties, Lodha Group, Sobha Developers, Prestige Group, Kotak Mahindra Bank, Axis Bank, Federal Bank
  Saraswat Bank, Adani Gas, Adani Electricity, Delhi Jal Board, BWSSB, BBMP, GHMC, Greater Chennai Corporation, Patna Nagar Nigam, Passport Seva, Aadhar Card Centre, UIDAI
  Aadhaar Seva Kendra, RTO Agent, Voter Id Office, Income Taks, GST Bhavan, IIT Bombay, IIM Office, AIIMS Delhi, Apollo Hospital, Fortis, Indian Railways, Delhi Metro
  DMRC, Times of India, NDTV, Aaj Tak, Cyber Dost, Cybr Krime, Saibar Thana, Urban Company, Urban Clap, Rapido Captain, Uber, Ola Cabs
  MakeMyTrip, Mek My Trip, Goibibo, Air India, Blue-Dart, Delhiveri, Ekart, Nestaway, Zolo Stays, Stanza Living, Square Yards, Broker Ramesh
  Property Broker, Rent Agent, Flat Owner, Makan Malik, मकान मालिक, Room Owner Direct, ਮਕਾਨ ਮਾਲਕ, வீட்டு உரிமையாளர், ఇంటి యజమాని, Muthoot Finance, Manappuram, Gold Loan
  Bajaj Finance, Personal Lone, S B I, S.B.I. Life, H.D.F.C., H D F C, P.N.B. Officer, BMC Ward Office, Bank of Baroda, Canara Bank, Indian Bank, SBI Mumbai
  Yono SBI, Bhim UPI, Policy Bazaar, Mutual Fund, Zerodha, Groww, Anarock, DLF, Kerala Police, Assam Rifles, Sainik School, Military Hospital
  Army Canteen, CRPF Jawan, High Court, Family Court, City Civil Court, Bar Council, Notary Public, Ministry of Home, Rashtrapati Bhavan, Embassy, Consulate, NHAI Fastag
  KSRTC, MSRTC, CIDCO, MHADA, Rera Authority, Tehsil Office, Gram Panchayat, Zila Parishad, ജല അതോറിറ്റി, കൊച്ചി കോർപ്പറേഷൻ, కోర్టు గుమస్తా, ગુજરાત ગેસ
  ବିଜୁଳି ବିଭାଗ, ଭୁବନେଶ୍ୱର ମହାନଗର ନିଗମ, গুয়াহাটী পৌৰ নিগম, আৰক্ষী, بینک آف بڑودہ, تھانہ سول لائنز, میونسپل کارپوریشن, नोब्रोकर, मैजिकब्रिक्स, फ्लिपकार्ट, ಬಜಾಜ್ ಫೈನಾನ್ಸ್, ಎಸ್‌ಬಿಐ
  Ambulance Seva, Courier Wala, Job Placement, KBC Lottery, Vidyut Vibhag, Bijlee Office, Ilektricity Bord, Muncipal Corporation, Munisipal Office, Karporation, Tahsildar Saheb, Airport Authority
  C I S F, Kotwali Thana, Police Chowki, Custom Clearance, R T O Office, Electrcity Dept, Custamer Suport, M a g i c b r i c k s, No-Broker, N.o.B.r.o.k.e.r, Hdfc-Bank, I-C-I-C-I
  Indus Ind Bank, AU Small Finance, Fino Payments, Nabard, Excitel Broadband, Hathway, Act Fibernet, Jio Care, Vi Postpaid, Airtel Thanks, BSNL Office, D T D C
  Sulekha Properties, Brigade Group, Lalamove, Agarwal Packers, Shadowfax Rider, Big Basket, Blinkit, Zepto, Instamart, Meesho, Myntra, Snapdeal
  IndiGo Airlines, Yatra Online, Ease My Trip, IRCTC Agent, Red Bus, Treebo, Marriott, Taj Hotels, P.F. Office, EPFO, E.P.F.O, N.C.B. Officer
  ED Officer, E.D. Office, Narcotics Bureau, Enforcement Direktorate, Sarkari Daftar, Madras Regiment, Garhwal Riflez, Bihar Regimant, Para Commando Unit, Gurkha Rejiment, Naik Subedar BSF Camp, INS Vikrant Officer
  Munsif Court Babu, Peshkar Saket Court, High Kort Clerk, District Judge Office, Tis Hazari Advocate Chamber, Kastam House, Kandla Customs, Air Customs, RBI Ombudsman, R-B-I, L.I.C Jeevan, I R C T C
  I. R. C. T. C., Jio Giga Fiber, A i r t e l, P a y t m, Pay-Tm, Phone-Pe, Bharat-Pe, Amazon-Pay, Niney Nine Acres, Magicbrick, Magic Brix, Housing.com
  Housing-Com, Hosing Com, NoBroker Hood, NoBrokr, N o B r o k e r, Common-Floor, Makaan.com, Square Yard, Suryoday Small Fin Bank, Jana Bank, Utkarsh SFB, ESAF Bank
  North East SFB, City Union Bank, Tamilnad Mercantile, South Indian Bank, Catholic Syrian Bank, Bajaj Alianz, Max Bupa, Tata AIG, ICICI Lombrd, Nippon Life, Relaince Jio, Vodafon Idea
  Airtel Payment Bank, BSNL Bharat Fibre, Hathaway Broadband, Gugle Pay, Mobikwick, Frecharge, Swiggi Genie, Zomato Valet, Dunzzo, Delhivry, Blu Dart, Makemytripp
  Oyo Rum, Treebo Hotels, Ghar Estate Agency, Om Sai Realtors, Shree Properties, Ganesh Pvt Ltd, Balaji Enterprises, IGL Gas, Mahanagar Gas Ltd, MNGL, GAIL Gas, Society Secretary
  Hon Secy Green CHS, Chairman Sai CHS, CHS Secretary, सचिव साईं सोसायटी, अध्यक्ष सोसायटी, Varified Landlord, Veryfied Ownar, Verefied Host, Help Lyne, Halpline, Sadar Kotwali, Thana Sadar
  Kotwali Thana Kanpur, Zila Kacheri, Tehsil Kachehri, Nagar Palika Parishad, Nagarpalike Mysuru, Jala Mandali, Jal Mandali, நகராட்சி, மாநகராட்சி சென்னை, చెన్నై కార్పొరేషన్, హైదరాబాద్ మున్సిపల్, వడోదర మున్సిపల్
  અમદાવાદ મ્યુનિસિપલ કોર્પોરેશન, సబ్ ఇన్‌స్పెక్టర్, డీఎస్పీ రావు, হাওড়া পুরসভা, ব্যাঙ্ক অফ বরোদা, ইউকো ব্যাঙ্ক, বাজাজ ফাইনান্স, കേരള ബാങ്ക്, കാനറ ബാങ്ക്, മണപ്പുറം ഫിനാൻസ്, ਐਚਡੀਐਫਸੀ ਬੈਂਕ, ਸਟੇਟ ਬੈਂਕ
  ਮੁਥੂਟ ਫਾਈਨਾਂਸ, જમીન દલાલ, મકાન દલાલ સુરેશ, પ્રોપર્ટી ડીલર, भूमि दलाल, ಮನೆ ಬ್ರೋಕರ್, வீட்டு தரகர், Ghar Dalal, Zameen Wala Dalal, Realty Expert, Rent Solution, PG Finder
  Flatmate Finder, Room Finder, Home Finder, Rent Desk, Tenant Verification, Tenant Verify Cell, Police Verification, Khaki Cell, Sahayta Kendra, Jan Seva, Suvidha Center, Aadhar Centar
  Adhar Update, U I D A I, P.A.N. Card, Epic Voter, Nirvachan Ayog, Vitt Mantralay, Grih Mantralaya, Home Ministry, Ministree, Govt of India, Bharat Sarkar, Karnataka Sarkara
  Tamil Nadu Arasu, Kerala Sarkar, SDM Sahab, Collector Office, Patwari Office, Talathi Karyalay, Gram Sevak Office, Sarpanch Office, Mukhya Abhiyanta, Executive Engineer MSEB, Junior Engineer Bescom, Lineman Bijli
  Meter Reader, Bijli Mitra, Vidyut Sakhi, Jal Nigam, Water Bord, Sewerage Board, Delhi Police PCR, Mumbai Pulis, Kerala Pollice, Cyber Sel, Cyber Seva, Narcotic Cell
  I.B. Officer, R.A.W. Agent, N.I.A. Officer, C.I.D. Mumbai, Customs Kamishnar, Income Tex Dept, Aaykar Bhavan, GST Suvidha, Railway TTE, Rel Karmchari, Station Mastar, Air Port Authority
  Indigo Staff, Air Hostess Indigo, Vistara Crew, Apollo Clinic, Fortis Care, Max Hospital, AIIMS Doctor, Delhi University, Hostel Warden Office, IIT Delhi Hostel, JNU Admin, Anna University
  VIT Admissions, Zee News Reporter, TV Nine, Dainik Bhaskr, Patrakar Aaj Tak, Sony TV, Google Support, Facebook Team, Microsoft Help, Meta Support, Instagram Help, Amazon Rider
  Flipcart Delivery, Deleveri Boy, Courrier Boy, Parsel Office, Porter Partner, Uber Driver, Olla Cab, Rapido Rider, Packers Movers, Gati Packers, Godrej Group, Birla Estates
  Mahindra Lifespaces, Tata Value Homes, Lodha Sales, Sobha Sales, Prestige Sales, DLF Rentals, Hiranandani Estate, Raheja Homes, Bank Adhikari, Loan Wale Bhaiya, Loan Ajent, Finans Company
  Karz Wala, Chit Fund, Insurance Wale, Beema Agent, L I C Agent, Trust Desk, Safety Desk, Trusted Host, Super Host, Verified Host, Premium Owner, Basera Partner
  Basera Pay, Bazera Care, Kyc Dept, Otp Desk, Refund Cell, Escrow Desk, Rajput Regiment Subedar, Mahar Regiment, Sikh Regt, Gorkha Rfl, Infantry Battalion, MES Engineer
  Army Quarter Manager, Base Hospital, Border Security Force, Central Reserve Police, Indian Coast Guard, Air Force Station, Navy Nagar Officer, Nagpur Bench High Court, Court Registrar, Court Bailiff, Sessions Clerk, Delhi Bar Assn
  Nhava Sheva Customs, Cochin Custom House, Kolkata Custom Hous, R.B.I Governor, r b i office, I.R.D.A.I, S.E.B.I., T.R.A.I, N.P.C.I., E.S.I.C., F.C.I. Godown, Jeo Fiber
  Gio Fiber, Ayrtel, Eirtel Sim, Voda Phone, B.S.N.L, Act Fiber, Spectra Net, Tata Docomo, Fon Pay, G-Pay, Gpey, Paytmm
  Payteeem, Mobi-Kwik, Swigee, Swiggyy, Zomatoo, Jomato Rider, Blinkitt, Big-Basket, Amazonn, Flipkrt, Mintra, Nyka Store
  Airbnbb, Make-My-Trip, Goibibo Stay, Yatra Dotcom, Book My Show, Rapydo, Oober, Olacabs, Delhivari, Shiprokit, Fedexx, DHL Couriers
  Nobrokar, No-Brokker, Majik Briks, Housng, Nest Away, Zolostay, Stanzaa Living, Colive Homes, Hello World Coliving, Sulekha Rentals, Quickr Homes, OLX Agent
  Ninety-Nine-Acres, Sharma Realestate, Mehta Realters, Patil Property Consultancy, Dream Homes Realty, Nandini Estates, Skyline Builders, Green Valley Residency, Laxmi Lodge, Ganga Hostel, Star Rentals, Om Packers
  Home Loan Dept, Car Lone, Loan Mela, Instant Karz, Rin Vibhag, Sahakari Patsanstha, Pat Pedhi, Urban Co-op Bank, Punjab Gramin Bank, Baroda UP Bank, Kshetriya Gramin, Vananchal Bank
  Karnataka Vikas Grameena, Suvarna Bank, Bandhan Bnk, Kotak Mahendra Bank, Yes Benk, Axis Bnk, Indusind Bnk, HSBC India, Citi Card, Deutsche, SBI Card, Rupay Card
  LIC Wale, LIC Ageint, Star Helth, Bajaj Insurance, Tata Aia Life, Kotak Life, SBI Mutual, UTI Fund, NSE India, Hon'ble Secretary, Society Manager, Society Office
  Sosayti Secretary, Flat Secretary, RWA Sector, Maintenance Office, Facility Manager, Security Incharge, Guard Room, Thana Ghaziabad, Lalbazar Thana, पुलिस चौकी, थाना प्रभारी सिंह, थानेदार साहब
  जल मंडली, ಬಿಡಬ್ಲ್ಯೂಎಸ್ಎಸ್ಬಿ, ಬಿಬಿಎಂಪಿ, ಬೆಂಗಳೂರು ಮಹಾನಗರ ಪಾಲಿಕೆ, ಮೈಸೂರು ನಗರಸಭೆ, ತಾಲ್ಲೂಕು ಕಚೇರಿ, ಪೊಲೀಸ್ ಠಾಣೆ, ಕೆನರಾ ಬ್ಯಾಂಕ್, జీహెచ్ఎంసీ, జిహెచ్ఎంసి, విజయవాడ నగర పాలక, తహసీల్దార్ ఆఫీసు
  ఎస్సై రవి, కోర్టు, వాటర్ బోర్డు, ఆంధ్రా బ్యాంక్, சென்னை கார்ப்பரேஷன், மதுரை நகராட்சி, தாசில்தார் அலுவலகம், இந்தியன் வங்கி, பேங்க் மேனேஜர், போலீஸ் நிலையம், மின் வாரியம், સુરત મહાનગરપાલિકા
  કચેરી અધિકારી, પોલીસ સ્ટેશન, ગુજરાત હાઇકોર્ટ, બેંક ઓફ બરોડા, ভারতীয় ডাক, কলকাতা পুরসভা, কলকাতা কর্পোরেশন, থানা অফিসার, স্টেট ব্যাঙ্ক, ডাকঘর, কেরালা পোলিস, കേരള പോലീസ്
  ബാങ്ക് ഓഫീസ്, കോർപ്പറേഷൻ ഓഫീസ്, വില്ലേജ് ഓഫീസ്, കോടതി ക്ലാർക്ക്, ਥਾਣਾ ਮੋਗਾ, ਪੰਜਾਬ ਪੁਲਿਸ, ਨਗਰ ਨਿਗਮ ਅੰਮ੍ਰਿਤਸਰ, ਬੈਂਕ ਆਫ਼ ਇੰਡੀਆ, ଓଡ଼ିଶା ପୁଲିସ, ପୌରପାଳିକା କଟକ, ଷ୍ଟେଟ ବ୍ୟାଙ୍କ, অসম আৰক্ষী
  গুৱাহাটী উচ্চ ন্যায়ালয়, دہلی پولیس, میونسپل دفتر, اسٹیٹ بینک, عدالت کلرک, हिंदुस्तान पेट्रोलियम, भारतीय डाक, भारतीय रेल, दिल्ली मेट्रो, आयकर भवन, वोटर कार्ड, कुमाऊं राइफल
  गोरखा राइफल्स, सिख रेजीमेंट, Passpot Office, Pasport Sewa, Adhaar Kendra, Adhar Kard, Votar Card, Ration Kard, E-Shram, Electrisity Bord, Elektrik Office, Bizli Vibhag
  Bijali Vibhag, Pani Vibhag, Nagar Palica, Nager Nigam, Muncipality, Panchayt Office, Kolektor Office, Registar Office, Registery Office, Stamp Duty Office, Rera Desk, Vigilence Cell
  Anti Corrupshun, Lokayukt, CBI Afsar, ED Afsar, Raid Team, Inspecter Raj, Kanstebal, Hawaldar Sahab Thana, Traffic Pulis, Universty Hostel, Kalej Hostel, IIT-Madras
  I.I.T. Delhi, I.I.M., AIIMS Hospitl, Apolo Hospital, Fortis Hospitl, Relway Ticket, Reilway Board, Metro Rail, Airport Custom, Air Indya, Indigo Air Lines, Hindustan Taims
  Dainik Jagaran, Aaj-Tak, N.D.T.V., B.B.C. News, Cyber Helpline, Sybar Crime, Fraud Helpline, Women Helpline, Child Line, Verifyed, Varified Agent, Offishal
  Oficial Page, Owner Direct, Direct Ownar, Land Lord Delhi, Makan-Malik, Maakan Maalik`)

describe('accounts.name-own: firms, offices and services of India', () => {
  it('lets people pass whose names are words of them', () => {
    expect(people.filter((name) => nameFault(name) !== undefined)).toEqual([])
  })

  it('refuses claims, misspelt, apart, together and in any script', () => {
    expect(claims.filter((name) => nameFault(name) === undefined)).toEqual([])
  })

  it('judges a name within two milliseconds', () => {
    const start = performance.now()
    for (const name of people) nameFault(name)
    expect((performance.now() - start) / people.length).toBeLessThan(2)
  })
})
