/** Cities as profiles name them, with their former names and those in the scripts of the pages' languages. */
const cities: Readonly<Record<string, string>> = {
  Bengaluru:
    'bangalore banglore bangaluru blr बेंगलुरु बेंगलूरु बैंगलोर बंगलौर बंगलोर बंगळूर बंगळुरू பெங்களூரு பெங்களூர் బెంగళూరు ಬೆಂಗಳೂರು বেঙ্গালুরু ব্যাঙ্গালোর',
  Mumbai: 'bombay मुंबई मुम्बई மும்பை ముంబై ಮುಂಬೈ মুম্বই মুম্বাই',
  Delhi: 'दिल्ली டெல்லி தில்லி ఢిల్లీ ದೆಹಲಿ দিল্লি',
  Gurugram: 'gurgaon guragon गुरुग्राम गुड़गांव गुड़गाँव',
  Noida: 'नोएडा নয়ডা',
  Chennai: 'madras चेन्नई சென்னை చెన్నై ಚೆನ್ನೈ চেন্নাই',
  Kolkata: 'calcutta कोलकाता कलकत्ता கொல்கத்தா కోల్‌కతా ಕೋಲ್ಕತ್ತಾ কলকাতা',
  Hyderabad: 'hyd हैदराबाद ஹைதராபாத் హైదరాబాద్ ಹೈದರಾಬಾದ್ হায়দরাবাদ',
  Pune: 'poona पुणे पूना புனே పూణే పుణె ಪುಣೆ পুনে',
  Ahmedabad: 'ahmadabad अहमदाबाद அகமதாபாத் అహ్మదాబాద్ ಅಹಮದಾಬಾದ್ আমেদাবাদ',
  Jaipur: 'जयपुर',
  Lucknow: 'लखनऊ',
  Nagpur: 'नागपुर नागपूर',
  Nashik: 'nasik नासिक नाशिक',
  Kochi: 'cochin कोच्चि கொச்சி కొచ్చి ಕೊಚ್ಚಿ',
  Thiruvananthapuram: 'trivandrum tvm திருவனந்தபுரம்',
  Kozhikode: 'calicut',
  Thrissur: 'trichur',
  Mysuru: 'mysore ಮೈಸೂರು मैसूर',
  Mangaluru: 'mangalore ಮಂಗಳೂರು',
  Hubballi: 'hubli ಹುಬ್ಬಳ್ಳಿ',
  Belagavi: 'belgaum ಬೆಳಗಾವಿ बेळगाव',
  Vadodara: 'baroda वडोदरा',
  Coimbatore: 'kovai கோயம்புத்தூர் கோவை',
  Tiruchirappalli: 'trichy திருச்சி',
  Puducherry: 'pondicherry pondy புதுச்சேரி பாண்டிச்சேரி',
  Visakhapatnam: 'vizag వైజాగ్ విశాఖపట్నం',
  Prayagraj: 'allahabad प्रयागराज इलाहाबाद',
  Varanasi: 'banaras benares वाराणसी बनारस',
}

const present: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([city, names]) => names.split(' ').map((name) => [name, city] as const)),
)

/** A city's present name for a text that is another of its names; within longer texts a name may be part of another: Bank of Baroda. */
export const presentCityName = (text: string): string => present.get(text.trim().toLowerCase()) ?? text
