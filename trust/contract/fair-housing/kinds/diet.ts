import { ways } from '@basera/platform/contract/phrases'
import type { NamedPeople } from '../named-people.ts'

/** A vegetarian kitchen is a rule of the home; what people eat elsewhere is their own. */
export const diet: NamedPeople = {
  kind: 'diet',
  namingShutsOut: false,
  people:
    ways(`vegetarian*, vegitarian*, vegeterian*, vegan*, eggetarian*, non vegetarian*, nonvegetarian*, non vegitarian*, nonveg eater*, non veg eater*, non veg people, nonveg people, meat eater*, meat eating, beef eater*, beef eating, fish eater*, veg people, veg family, veg families, veg girl*, veg boy*, veg person*, veg tenant*, veg couple*, veg lady, veg ladies, veg bachelor*, veg student*, veg eater*, veg flatmate*, veg roommate*, veg candidate*, veg guest*, veg professional*, pure veg family
    shakahari, shakahaari, maansahari, mansahari, mansahaari, nonveg khane wal*, non veg khane wal*, nonveg khane waal*, veg khane wal*, veg log, nonveg log, non veg log, gosht khane wal*, maas khane wal*, egg khane wal*, saivam, asaivam
    शाकाहारी*, मांसाहारी*, नॉनवेज खाने वाल*, माँसाहारी*, নিরামিষভোজী*, নিরামিষাশী*, আমিষভোজী*, શાકાહારી*, માંસાહારી*
    சைவம் மட்டும், சைவ உணவு உண்பவர்*, சைவர்கள*, அசைவம் சாப்பிடுபவர்*, அசைவ உணவு உண்பவர்*, శాకాహారుల*, శాకాహారి*, మాంసాహారుల*, ಸಸ್ಯಾಹಾರಿಗ*, ಮಾಂಸಾಹಾರಿಗ*, സസ്യാഹാരി*, മാംസാഹാരി*, سبزی خور*, گوشت خور*`),
  also: ['<only> ... dont/not/doesnt eat/eats meat/nonveg/fish/egg/eggs', 'who dont/doesnt eat meat/nonveg'],
  fine: [
    'kitchen/kitchens/food/meals/mess/cook/cooking/house/home/hostel/pg .. vegetarian/vegitarian/veg/vegan/shakahari/शाकाहारी .. <only>',
    'kitchen/food/meals/mess/cook/cooking/house/home/hostel/pg is/are .. vegetarian/veg/vegan/shakahari',
    '<only> .. vegetarian/veg/vegan/shakahari/शाकाहारी .. cooking/food/cook/kitchen/meals/mess/dishes/khana/bhojan/canteen/tiffin/cooked/served/खाना/भोजन/रसोई',
    'vegetarian/veg/vegan/nonveg/shakahari/shakahaari/शाकाहारी/ಸಸ್ಯಾಹಾರಿ/శాకాహార/নিরামিষ <things>',
    'சைவ சாப்பாடு/சமையல் ...',
    'no .. vegetarian/veg/nonveg/nonvegetarian .. cooking/cook/food/kitchen/inside/meals',
    'cooking/cook/cooked/bringing .. vegetarian/nonveg/nonvegetarian',
  ],
}

export const dietExamples = {
  shutsOut: [
    'Vegetarians only',
    'Only pure vegetarian tenants',
    'non vegetarians please excuse',
    'nonveg khane wale na aayen',
    'शाकाहारी परिवार को प्राथमिकता',
    'ಮಾಂಸಾಹಾರಿಗಳಿಗೆ ಅವಕಾಶ ಇಲ್ಲ',
  ],
  fine: [
    'Vegetarian kitchen only',
    'No non-veg cooking',
    'The food is pure vegetarian',
    'ghar me sirf shakahari khana banta hai',
    'Only vegetarian cooking inside',
  ],
}
